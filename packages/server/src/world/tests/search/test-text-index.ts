import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchables } from '../../../app/searchables.ts';
import { openWorld, type TestWorld } from '../../open-world.ts';
import { hostileQuestions, usualQuestions } from './test-questions-asked.ts';
import { indexWorld } from './test-search.ts';
import { findsOf } from './test-finds.ts';
import { indexChanges, sourcesOf } from '../../../features/search/documents/index-changes.ts';
import { type FindQuery, listFound } from '../../../features/search/find/found.store.ts';
import type { TextIndex } from '../../../features/search/engine/text-index.store.ts';

type Implementation = {
  /** The settings of a server that has it. */
  readonly env: () => NodeJS.ProcessEnv;
  readonly indexOf: (world: TestWorld) => TextIndex;
  readonly isDatabase?: boolean;
};

/** Posts of 何景行, as [name, title, text, days ago, readings]. */
const posts = [
  ['sentence', '交接班制度', '设备点检每天由班组长完成，异常当班上报。', 9, 3],
  ['scattered', '点名', '班前点名，作业前检查。', 8, 0],
  ['mixed', '5S管理与SPC控制图', '车间推行5S。', 7, 50],
  ['traditional', '設備保養', '軸承每月潤滑。', 6, 0],
  ['english', 'Calibration of gauges', 'Every gauge is calibrated once a year.', 5, 7],
  ['french', 'Les machines', 'Les opérateurs vérifiaient la soudure.', 4, 0],
  ['russian', 'Станок', 'Калибровка станков проводится ежегодно.', 3, 0],
  ['arabic', 'الصيانة', 'المعايرة السنوية للأجهزة.', 2, 0],
  ['name', '林知远的读书笔记', '一页。', 1, 0],
] as const;

const idOf = (name: string): string => `suite-${name}`;

type Suite = Implementation & {
  readonly world: () => TestWorld;
  readonly finds: () => ReturnType<typeof findsOf>;
};

const insertPost = (
  world: TestWorld,
  id: string,
  [title, text, daysAgo, reads]: readonly [string, string, number, number],
) =>
  world.rows(
    `insert into question (id, tenant_id, organization_id, kind, author_id, title, content, summary, search_text, search,
       state, published_at, updated_at, read_num)
     select $1, tenant_id, organization_id, 0, id, $2, $3, $3, '', '', 'active', $4, now(), $5
     from member where account = 'hejingxing'`,
    [id, title, text, new Date(world.clock.now() - daysAgo * dayMs), reads],
  );

const insertFiles = (world: TestWorld, account: string, [count, daysAgo]: readonly [number, number]) =>
  world.rows(
    `insert into file (id, tenant_id, owner_id, purpose, path, name, search_text, search, kind, ending, content_type, size,
       sha256, storage_key, created_at)
     select id, tenant_id, member_id, 'personal', id || repeat('-', 22), '锆石巡检记录' || n, '', '', 'document', 'pdf',
       'application/pdf', 1, sha256('x'), id, $3::timestamptz - n * interval '1 second'
     from (select 'suite-file-' || account || '-' || n as id, tenant_id, member.id as member_id, n
       from member, generate_series(1, $2::integer) n where account = $1) made`,
    [account, count, new Date(world.clock.now() - daysAgo * dayMs)],
  );

function findsInEveryScript({ finds }: Suite): void {
  test.for([
    ['two characters in the middle of a sentence', '点检', 'sentence'],
    ['letters and Chinese in one word', '5S管理', 'mixed'],
    ['a word of letters beside Chinese', 'spc 控制图', 'mixed'],
    ['simplified characters for traditional ones', '轴承每月', 'traditional'],
    ['another form of an English word', 'calibrating', 'english'],
    ['another form of a French word', 'vérifier', 'french'],
    ['another form of a Russian word', 'калибровки', 'russian'],
    ['an Arabic word', 'السنوية', 'arabic'],
    ['the initials of a name', 'lzy', 'name'],
  ] as const)('[D-195] %s finds', async ([, asked, name]) => {
    expect(await finds().ids(asked)).toContain(idOf(name));
  });

  test('[D-195] characters that stand apart in a text are not the word', async () => {
    expect(await finds().ids('点检')).not.toContain(idOf('scattered'));
  });

  test('[D-195] a title is found while it is typed, by its beginning', async () => {
    const typed = { isTyped: true, isOfTitles: true };
    for (const asked of ['ca', 'calib', 'calibration o'])
      expect(await finds().ids(asked, typed)).toContain(idOf('english'));
    expect(await finds().ids('alib', typed)).not.toContain(idOf('english'));
  });
}

function filtersAndSorts({ world, finds }: Suite): void {
  test('[D-195] filters choose, and nothing else is found', async () => {
    const [member] = await world().rows(
      `select id, organization_id, tenant_id from member where account = 'hejingxing'`,
    );
    const [topic] = await world().rows('select id, name from topic order by id limit 1');
    await world().rows(
      'insert into question_topic (question_id, topic_id, tenant_id, position) values ($1, $2, $3, 0)',
      [idOf('sentence'), topic?.['id'], member?.['tenant_id']],
    );
    await indexWorld(world());
    const found = (filters: FindQuery['filters']) => finds().ids('点检', { filters });
    expect(await found({ topicId: String(topic?.['id']) })).toEqual([idOf('sentence')]);
    expect(await found({ authorId: String(member?.['id']) })).toEqual([idOf('sentence')]);
    expect(await found({ authorId: 'nobody' })).toEqual([]);
    expect(await found({ organizationId: String(member?.['organization_id']) })).toContain(idOf('sentence'));
    expect(await found({ organizationId: 'nowhere' })).toEqual([]);
    expect(await found({ since: new Date(world().clock.now() - 10 * dayMs) })).toContain(idOf('sentence'));
    expect(await found({ since: new Date(world().clock.now() - 8.5 * dayMs) })).not.toContain(idOf('sentence'));
    expect(await found({ fileKind: 'video' })).toEqual([]);
  });

  test('[D-195] each order is that of the database', async () => {
    await insertPost(world(), idOf('old-title'), ['碧玺轴套选型', '一页。', 30, 5]);
    await insertPost(world(), idOf('new-text'), ['选型', '碧玺轴套每月更换。', 1, 0]);
    await insertPost(world(), idOf('read'), ['更换', '碧玺轴套。', 20, 900]);
    await indexWorld(world());
    const inOrder = (sort: FindQuery['sort']) => finds().ids('碧玺轴套', { sort });
    expect(await inOrder('relevance')).toEqual(['old-title', 'new-text', 'read'].map(idOf));
    expect(await inOrder('newest')).toEqual(['new-text', 'read', 'old-title'].map(idOf));
    expect(await inOrder('used')).toEqual(['read', 'old-title', 'new-text'].map(idOf));
  });
}

function followsChanges({ world, finds, env }: Suite): void {
  test('[D-195] what changed is found as it is now, and what is gone is not', async () => {
    await insertPost(world(), idOf('changed'), ['孔雀石导轨', '一页。', 1, 0]);
    await indexWorld(world());
    expect(await finds().ids('孔雀石导轨')).toEqual([idOf('changed')]);
    await world().rows(`update question set title = '绿松石导轨' where id = $1`, [idOf('changed')]);
    await indexWorld(world());
    expect(await finds().ids('孔雀石导轨')).toEqual([]);
    expect(await finds().ids('绿松石导轨')).toEqual([idOf('changed')]);
    await world().rows('delete from question where id = $1', [idOf('changed')]);
    // Before and after the index has come by.
    expect(await finds().ids('绿松石导轨')).toEqual([]);
    await indexWorld(world());
    expect(await finds().ids('绿松石导轨')).toEqual([]);
  });

  test('[D-195] what a process leaves undone is brought to the index by the next one', async () => {
    await insertPost(world(), idOf('left'), ['青金石转子', '一页。', 1, 0]);
    // It ends between the database and the index.
    await indexChanges(world().installation.system, sourcesOf(searchables));
    const next = await openWorld({ beside: world(), env: env() });
    try {
      await indexWorld(next);
      expect(await finds().ids('青金石转子')).toEqual([idOf('left')]);
    } finally {
      await next.close();
    }
  });
}

function findsWhatMayBeSeen({ world, finds, indexOf }: Suite): void {
  test('[D-195] somebody finds the one thing they may see behind many they may not', async () => {
    await insertFiles(world(), 'shenruoxi', [1_250, 1]);
    await insertFiles(world(), 'linzhiyuan', [1, 400]);
    await indexWorld(world());
    const found = await finds().rows('锆石巡检', { limit: 1 });
    expect(found.map(({ sourceId }) => sourceId)).toEqual([idOf('file-linzhiyuan-1')]);
    expect(await finds().rows('锆石巡检', { account: 'hejingxing' })).toEqual([]);
  });

  test('[D-008] [D-195] another company finds nothing of this one', async () => {
    const query = await finds().queryOf('点检', {});
    const elsewhere = { ...query, reader: { ...query.reader, tenantId: 'another' } };
    const { db, system } = world().installation;
    expect(await listFound(system.read, query, indexOf(world()))).not.toEqual([]);
    expect(await listFound(system.read, elsewhere, indexOf(world()))).toEqual([]);
    expect(await listFound(db.forTenant('another').read, query, indexOf(world()))).toEqual([]);
  });

  test('[D-195] every kind is found in its own measure, however many there are of another', async () => {
    const kinds = new Map<SearchKind, number>();
    for (const { kind } of await finds().rows('安全', { limit: 3 })) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(kinds.size).toBeGreaterThan(2);
    expect(Math.max(...kinds.values())).toBe(3);
  });
}

function answersAsTheDatabase({ finds }: Suite): void {
  test.for([...usualQuestions.map((asked) => [asked, asked] as const), ...Object.entries(hostileQuestions)])(
    '[D-195] %s is answered as by the database',
    async ([, asked]) => {
      for (const options of [{}, { isLoose: true }, { isTyped: true, isOfTitles: true }]) {
        const [own, expected] = await finds().both(asked, options);
        expect(own).toEqual(expected);
      }
    },
  );
}

/** The answers every index gives alike. */
export function testTextIndex(implementation: Implementation): void {
  let world: TestWorld;
  let finds: ReturnType<typeof findsOf>;
  beforeAll(async () => {
    world = await openWorld({ env: implementation.env() });
    for (const [name, ...post] of posts) await insertPost(world, idOf(name), post);
    await indexWorld(world);
    finds = findsOf(world, implementation.indexOf(world));
  });
  afterAll(() => world.close());

  const suite: Suite = { ...implementation, world: () => world, finds: () => finds };
  findsInEveryScript(suite);
  filtersAndSorts(suite);
  followsChanges(suite);
  findsWhatMayBeSeen(suite);
  // It is what the others are compared with.
  if (!implementation.isDatabase) answersAsTheDatabase(suite);
}
