import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/search/search.wire';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { searchables } from '../../../app/searchables.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { openStandIn, type StandIn, standInAccount } from '../../../world/tests/search/test-opensearch.ts';
import { indexWorld, searchOf } from '../../../world/tests/search/test-search.ts';
import { indexChanges, sourcesOf } from '../documents/index-changes.ts';
import { idOfKey } from './document-key.ts';
import { engineIndex } from './engine-document.ts';
import { engineFeeder } from './engine-feeder.ts';

let engine: StandIn;
let world: TestWorld;
let of: ReturnType<typeof searchOf>;
beforeAll(async () => {
  engine = await openStandIn();
  const { user, password } = standInAccount;
  world = await openWorld({ env: { SEARCH_URL: engine.url, SEARCH_USER: user, SEARCH_PASSWORD: password } });
  of = searchOf(world);
  await indexWorld(world);
});
afterEach(async () => {
  engine.breakDown();
  // Whoever rests after failures asks again, and the indexes are compared anew.
  world.clock.advance(2 * minuteMs);
  await indexWorld(world);
});
afterAll(async () => {
  await world.close();
  engine.close();
});

const system = () => world.installation.system;
const textEngine = () => {
  const { textEngine: port } = world.installation.ports.external;
  if (!port) throw new Error('this world has no engine');
  return port;
};
const statusOf = async () => (await (await of.as('admin')).call(wire.readSearchIndex, {})).body.engine;
const unsent = async () => Number((await world.rows('select count(*) from search_unsent'))[0]?.['count']);
const askedOf = (call: string) => engine.asked.filter((one) => one === call).length;
const searches = () => askedOf('POST /shuyuan/_msearch');
const holder = () => engine.holders('shuyuan');
/** The database alone, as far as it is written. */
const indexDatabase = () => indexChanges(system(), sourcesOf(searchables));

async function publish(title: string, id = title): Promise<string> {
  await world.rows(
    `insert into question (id, tenant_id, organization_id, kind, author_id, title, content, summary, search_text, search,
       state, published_at, updated_at)
     select $1, tenant_id, organization_id, 0, id, $2, '一页。', '一页。', '', '', 'active', now(), now()
     from member where account = 'hejingxing'`,
    [id, title],
  );
  await indexDatabase();
  return id;
}
const keyOfPost = (id: string) => idOfKey({ source: 'post', sourceId: id, part: '' });

test('[D-195] the engine finds what the database shows, and says how far it is', async () => {
  const before = searches();
  const id = await publish('玛瑙滚子');
  await indexWorld(world);
  expect(await of.idsFor('linzhiyuan', '玛瑙滚子')).toEqual([id]);
  expect((await of.suggested('linzhiyuan', '玛瑙')).map(({ sourceId }) => sourceId)).toContain(id);
  expect(searches()).toBeGreaterThan(before);
  const [{ count } = {}] = await world.rows('select count(*) from search_document');
  expect(engine.resolve('shuyuan').ids()).toHaveLength(Number(count));
  expect(await statusOf()).toMatchObject({ kind: 'opensearch', state: 'ready', waiting: 0, failed: 0 });
  expect(engine.refused).toEqual([]);
});

test('[D-195] the engine is told tokens, and nothing of who may see a document', () => {
  const index = engine.resolve('shuyuan');
  const fields = new Set(index.ids().flatMap((id) => Object.keys(index.stored(id) ?? {})));
  const known = [
    'key',
    'tenant',
    'kind',
    'title',
    'text',
    'topic',
    'author',
    'organization',
    'file_kind',
    'use_count',
    'published_at',
  ];
  expect([...fields].filter((field) => !known.includes(field))).toEqual([]);
  expect(Object.keys(engineIndex.mappings.properties).toSorted()).toEqual(known.toSorted());
});

test('[D-195] an engine that names every document there is shows nobody more than the database', async () => {
  const everything = engine.resolve('shuyuan').ids();
  const hits = everything.map((key) => ({ sort: [1, 1, key] }));
  const secret = await publish('锆石密封');
  await indexWorld(world);
  await world.rows(`update question set state = 'removed' where id = $1`, [secret]);
  const answerTo = async (account: string, asked: string) => {
    const { items, ...rest } = await of.find(account, asked, { pageSize: 100 });
    return { ...rest, ids: items.map(({ kind, id }) => `${kind} ${id}`).toSorted() };
  };
  for (const [account, asked] of [
    ['linzhiyuan', '安全'],
    ['linzhiyuan', '锆石密封'],
    ['hejingxing', '林知远'],
    ['linzhiyuan', 'zzqxwvkj'],
  ] as const) {
    engine.breakDown(() => ({ status: 500, body: '' }));
    const expected = await answerTo(account, asked);
    world.clock.advance(minuteMs);
    const all = [...hits, { sort: [1, 1, keyOfPost(secret)] }, { sort: [1, 1, 'of nobody'] }];
    engine.breakDown((call, body) => {
      if (!call.endsWith('_msearch')) return null;
      // The same for each of the kinds that are asked for.
      const responses = Array.from({ length: body.trimEnd().split('\n').length / 2 }, () => ({ hits: { hits: all } }));
      return { status: 200, body: JSON.stringify({ responses }) };
    });
    const before = searches();
    expect(await answerTo(account, asked)).toEqual(expected);
    expect(searches()).toBeGreaterThan(before);
    // Its answers were taken: four failures more would have sent it to rest.
    expect(textEngine().isAnswering()).toBe(true);
  }
});

test('[D-195] where the engine is down the database answers, and after three failures nobody waits for it', async () => {
  const id = await publish('珊瑚垫圈');
  await indexWorld(world);
  engine.breakDown(() => 'gone');
  const before = searches();
  for (let search = 0; search < 5; search++) expect(await of.idsFor('linzhiyuan', '珊瑚垫圈')).toEqual([id]);
  expect(searches() - before).toBe(3);
  expect(await statusOf()).toMatchObject({ state: 'down' });
  const second = await publish('珊瑚垫圈之二');
  expect(await of.idsFor('linzhiyuan', '珊瑚垫圈之二')).toEqual([second]);
  await expect(engineFeeder(system())()).rejects.toThrow('did not answer');
  expect(await unsent()).toBeGreaterThan(0);
  engine.breakDown();
  world.clock.advance(minuteMs);
  await indexWorld(world);
  expect(await unsent()).toBe(0);
  expect(engine.resolve('shuyuan').stored(keyOfPost(second))).not.toBeNull();
  expect(await of.idsFor('linzhiyuan', '珊瑚垫圈之二')).toEqual([second]);
  expect(searches() - before).toBe(4);
  expect(await statusOf()).toMatchObject({ state: 'ready' });
});

test.for([
  ['a refusal', { status: 400, body: '{"error":{"type":"parsing_exception"},"status":400}' }],
  ['a page of a proxy', { status: 200, body: '<html>not yet</html>' }],
  ['an answer of another form', { status: 200, body: '{"responses":[]}' }],
  ['too many questions', { status: 429, body: '{}' }],
  [
    'a part that failed',
    {
      status: 200,
      body: JSON.stringify({ responses: Array.from({ length: 17 }, () => ({ status: 503, error: {} })) }),
    },
  ],
] as const)('[D-195] after %s of the engine the database answers', async ([, told]) => {
  engine.breakDown((call) => (call.endsWith('_msearch') ? told : null));
  const answers = await (await of.as('linzhiyuan')).call(wire.search, { search: '安全' });
  expect(answers.status).toBe(200);
  expect(answers.body.items.length).toBeGreaterThan(0);
});

test('[D-195] an older write that arrives late takes nothing back, and brings nothing back that is gone', async () => {
  const id = keyOfPost('late');
  const document = engine.resolve('shuyuan').stored(engine.resolve('shuyuan').ids()[0] ?? '') ?? {};
  const write = (version: number, changed: object | null) =>
    textEngine().write('asked', [{ id, version, document: changed }]);
  const stored = () => engine.resolve('shuyuan').stored(id)?.['use_count'];
  const far = 1_000_000_000;
  expect(await write(far + 2, { ...document, use_count: 2 })).toEqual(['done']);
  expect(await write(far + 1, { ...document, use_count: 1 })).toEqual(['done']);
  expect(stored()).toBe(2);
  expect(await write(far + 4, null)).toEqual(['done']);
  expect(await write(far + 3, { ...document, use_count: 3 })).toEqual(['done']);
  expect(stored()).toBeUndefined();
});

test('[D-195] what was sent by a process that died before it noted so is sent again, and stands there once', async () => {
  const id = await publish('青玉销轴');
  engine.breakDown((call) => (call.endsWith('_bulk') ? 'lost' : null));
  await expect(engineFeeder(system())()).rejects.toThrow('did not answer');
  expect(engine.resolve('shuyuan').stored(keyOfPost(id))).not.toBeNull();
  expect(await unsent()).toBeGreaterThan(0);
  engine.breakDown();
  await indexWorld(world);
  expect(await unsent()).toBe(0);
  expect(await of.idsFor('linzhiyuan', '青玉销轴')).toEqual([id]);
});

test('[D-195] what is deleted by whatever way is deleted there, too', async () => {
  const id = await publish('碧玺卡簧');
  await indexWorld(world);
  expect(engine.resolve('shuyuan').ids()).toContain(keyOfPost(id));
  // Not by the indexer: as with a file or a company that goes.
  await world.rows('delete from search_document where source_id = $1', [id]);
  await indexWorld(world);
  expect(engine.resolve('shuyuan').ids()).not.toContain(keyOfPost(id));
});

test('[D-195] what the engine refuses is left after five tries, counted, and keeps nothing else waiting', async () => {
  const broken = await publish('翡翠挡圈');
  engine.unreadable.add(keyOfPost(broken));
  const other = await publish('翡翠挡圈之二');
  const feed = engineFeeder(system());
  for (let round = 0; round < 8; round++) await feed();
  expect(await statusOf()).toMatchObject({ waiting: 0, failed: 1 });
  expect(engine.resolve('shuyuan').stored(keyOfPost(other))).not.toBeNull();
  // Changed, it is tried again.
  engine.unreadable.clear();
  await world.rows(`update question set title = '翡翠挡圈之三' where id = $1`, [broken]);
  await indexWorld(world);
  expect(await statusOf()).toMatchObject({ waiting: 0, failed: 0 });
  expect(await of.idsFor('linzhiyuan', '翡翠挡圈之三')).toEqual([broken]);
});

test('[D-195] a document the engine refuses everything beside is found out, and has an id it takes', async () => {
  const [long, other] = [await publish('黄玉顶丝', '长'.repeat(60)), await publish('黄玉顶丝之二')];
  const longId = idOfKey({ source: 'post', sourceId: long, part: '' });
  expect(longId).toHaveLength(64);
  // As if it were refused with all that is sent beside it, whatever for.
  engine.breakDown((call, body) =>
    call.endsWith('_bulk') && body.includes(longId) ? { status: 400, body: '{"error":{},"status":400}' } : null,
  );
  await engineFeeder(system())();
  expect(engine.resolve('shuyuan').stored(keyOfPost(other))).not.toBeNull();
  expect(engine.resolve('shuyuan').stored(longId)).toBeNull();
  engine.breakDown();
  await indexWorld(world);
  expect((await of.idsFor('linzhiyuan', '黄玉顶丝')).toSorted()).toEqual([long, other].toSorted());
});

test('[D-195] an engine that has too much to do is sent the rest later', async () => {
  const id = await publish('琥珀轴瓦');
  engine.breakDown((call) =>
    call.endsWith('_bulk') ? { status: 429, body: '{"error":{"type":"rejected_execution_exception"}}' } : null,
  );
  await expect(engineFeeder(system())()).rejects.toThrow('429');
  engine.breakDown();
  await indexWorld(world);
  expect(engine.resolve('shuyuan').stored(keyOfPost(id))).not.toBeNull();
});

test('[D-195] read anew, everything goes into an index of its own that then takes the place of the older one', async () => {
  const [before] = holder();
  const found = await of.idsFor('linzhiyuan', '安全');
  expect((await (await of.as('admin')).call(wire.rebuildSearchIndex, {})).status).toBe(200);
  // The answer to the switch is lost: whoever goes on sees that it is done.
  const lost = { switches: 1 };
  engine.breakDown((call) => (call === 'POST /_aliases' && lost.switches-- > 0 ? 'lost' : null));
  await expect(indexWorld(world)).rejects.toThrow('did not answer');
  expect(await of.idsFor('linzhiyuan', '安全')).toEqual(found);
  await indexWorld(world);
  const [after, ...others] = holder();
  expect(after).not.toBe(before);
  expect([others, [...engine.indexes.keys()]]).toEqual([[], [after]]);
  expect(await statusOf()).toMatchObject({ state: 'ready' });
  expect(await of.idsFor('linzhiyuan', '安全')).toEqual(found);
});

test('[D-195] an index that somebody removed is filled anew, and the database answers meanwhile', async () => {
  const found = await of.idsFor('linzhiyuan', '安全');
  for (const index of holder()) engine.remove(index);
  expect(await of.idsFor('linzhiyuan', '安全')).toEqual(found);
  expect(await statusOf()).toMatchObject({ state: 'filling' });
  const id = await publish('月光石衬垫');
  world.clock.advance(2 * minuteMs);
  await indexWorld(world);
  expect(await statusOf()).toMatchObject({ state: 'ready' });
  // Nothing was written to a name that led nowhere.
  expect([...engine.indexes.values()].filter(({ isDynamic }) => isDynamic)).toEqual([]);
  expect(engine.resolve('shuyuan').stored(keyOfPost(id))).not.toBeNull();
  engine.refused.splice(0);
});

test('[D-195] an engine far behind is not asked', async () => {
  await world.rows(`insert into search_unsent (source, source_id, part, tenant_id, version)
    select 'post', 'none-' || n, '', (select tenant_id from member where account = 'linzhiyuan'), n from generate_series(1, 1001) n`);
  const before = searches();
  expect((await of.idsFor('linzhiyuan', '安全')).length).toBeGreaterThan(0);
  expect(searches()).toBe(before);
  expect(await statusOf()).toMatchObject({ state: 'behind', waiting: 1_001 });
  await indexWorld(world);
  expect(await statusOf()).toMatchObject({ state: 'ready', waiting: 0 });
});

test('[D-195] without an engine nothing is noted for one, a day after the last who had one', async () => {
  const plain = await openWorld({ beside: world });
  const feeds = async () => (await world.rows('select 1 from search_engine')).length;
  try {
    expect(plain.installation.ports.external.textEngine).toBeNull();
    expect(await engineFeeder(plain.installation.system)()).toBe(false);
    expect(await feeds()).toBe(1);
    world.clock.advance(dayMs + 2 * minuteMs);
    expect(await engineFeeder(plain.installation.system)()).toBe(false);
    expect([await feeds(), await unsent()]).toEqual([0, 0]);
    await publish('无引擎');
    expect(await unsent()).toBe(0);
  } finally {
    await plain.close();
  }
});
