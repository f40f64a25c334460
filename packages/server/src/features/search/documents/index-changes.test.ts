import * as wire from '@shuyuan/contract/search/search.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { saveCaptions } from '@shuyuan/contract/study/captions/captions.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchables } from '../../../app/searchables.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { hits, indexWorld, searchOf } from '../../../world/tests/search/test-search.ts';
import { sourcesOf, indexChanges } from './index-changes.ts';
import { startIndexer } from './start-indexer.ts';

let world: TestWorld;
let of: ReturnType<typeof searchOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  [of, courses] = [searchOf(world), coursesOf(world)];
  await indexWorld(world);
});
afterAll(() => world.close());

const inOrder = { settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 } };
const waiting = async () => Number((await world.rows('select count(*) from search_check'))[0]?.['count']);

test('[D-195] what is written is noted in its transaction, and found once the indexer has come by', async () => {
  const { id } = await courses.publish([article('一节')], { title: '玛瑙轴套的选型' });
  expect(await waiting()).toBeGreaterThan(0);
  expect(await of.idsFor('linzhiyuan', '玛瑙轴套')).toEqual([]);
  await indexWorld(world);
  expect(await waiting()).toBe(0);
  expect(await of.idsFor('linzhiyuan', '玛瑙轴套')).toEqual([id]);
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id });
  await indexWorld(world);
  expect(await world.rows(`select 1 from search_document where source_id = $1`, [id])).toEqual([]);
});

test('[D-195] a change that is rolled back leaves nothing to be read', async () => {
  const { inTransaction } = world.installation.db.system;
  const undone = inTransaction(async (tx) => {
    await tx.updateTable('topic').set({ description: '改了' }).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await waiting()).toBe(0);
});

test('[D-195] the indexer of a process finds a change within two seconds', async () => {
  const indexer = startIndexer(world.installation.system, searchables);
  await courses.publish([article('一节')], { title: '珊瑚垫片的寿命' });
  await expect.poll(() => of.idsFor('linzhiyuan', '珊瑚垫片'), { timeout: 2_000 }).toHaveLength(1);
  await indexer.stop();
});

test('[D-173] [D-195] a locked section is found by its title alone until it is open', async () => {
  const secret = '琥珀阀芯每季度更换';
  const sections = [article('先读这篇'), article('阀芯保养须知', { text: `<p>${secret}。</p>` })];
  const { id, keys } = await courses.publish(sections, inOrder);
  await indexWorld(world);
  const section = `${id}/${keys[1] ?? ''}`;
  expect(await of.idsFor('linzhiyuan', '阀芯保养须知')).toEqual([section]);
  expect(await of.idsFor('linzhiyuan', '琥珀阀芯')).toEqual([]);
  await courses.finish('linzhiyuan', id, keys[0] ?? '');
  expect(await of.idsFor('linzhiyuan', '琥珀阀芯')).toEqual([section]);
  expect(await of.idsFor('hejingxing', '琥珀阀芯')).toEqual([]);
});

test('[D-195] what is said in a film is found with its second', async () => {
  const { id, keys } = await courses.publish([await courses.sound('录音讲解', 90)]);
  const text = 'WEBVTT\n\n00:05.000 --> 00:09.000\n大家好\n\n01:02.500 --> 01:08.000\n青金石转子的平衡等级';
  await (await courses.as('shenruoxi')).call(saveCaptions, { id, sectionKey: keys[0] ?? '', language: 'cn', text });
  await indexWorld(world);
  const { items } = await of.find('linzhiyuan', '青金石转子');
  expect(items).toMatchObject([{ kind: 'section', sourceId: id, sectionKey: keys[0], second: 62 }]);
  expect(hits(items[0]?.passage ?? [])).toEqual(['青金石转子']);
});

test('[D-195] what carries a topic is found by its name, also by a new one', async () => {
  const [topic] = await world.rows(`select id from topic where name = '精益生产'`);
  await courses.publish([article('一节')], { title: '看板', topicIds: [String(topic?.['id'])] });
  await world.rows(`update topic set name = '孔雀石管理', name_key = '孔雀石管理' where id = $1`, [topic?.['id']]);
  await indexWorld(world);
  const { counts } = await of.find('linzhiyuan', '孔雀石管理');
  expect(counts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['course', 'topic']));
});

test('[D-195] something that cannot be read is left after five tries and keeps nothing else waiting', async () => {
  const broken = searchables.map((one) =>
    one.source === 'topic' ? { ...one, listDocuments: () => Promise.reject(new Error('unreadable')) } : one,
  );
  await world.rows(`update topic set description = description || '。' where name = '孔雀石管理'`);
  const { id } = await courses.publish([article('一节')], { title: '绿松石导轨' });
  for (let round = 0; round < 6; round++) await indexChanges(world.installation.system, sourcesOf(broken));
  expect(await of.idsFor('linzhiyuan', '绿松石导轨')).toEqual([id]);
  const operator = await of.as('admin');
  expect((await operator.call(wire.readSearchIndex, {})).body).toMatchObject({ waiting: 0, failed: 1 });
  await world.rows('delete from search_check');
});

test('[D-195] everything is read anew on demand; what is gone is found no more, and the progress is told', async () => {
  const operator = await of.as('admin');
  await world.rows(`update search_document set title = 'gone', source_id = 'gone' where kind = 'circle'
    and source_id = (select min(source_id) from search_document where kind = 'circle')`);
  expect((await operator.call(wire.rebuildSearchIndex, {})).status).toBe(200);
  const before = (await operator.call(wire.readSearchIndex, {})).body.sources;
  expect(before.every(({ finishedAt, done }) => finishedAt === null && done === 0)).toBe(true);
  const found = await of.idsFor('linzhiyuan', '安全');
  expect(found.length).toBeGreaterThan(0);
  world.clock.advance(1_000);
  await indexWorld(world);
  const after = (await operator.call(wire.readSearchIndex, {})).body.sources;
  expect(after.every(({ finishedAt, done, total }) => finishedAt !== null && done === total)).toBe(true);
  expect(await of.idsFor('linzhiyuan', '安全')).toEqual(found);
  expect(await world.rows(`select 1 from search_document where source_id = 'gone'`)).toEqual([]);
});

test('[D-195] only who operates the installation sees the index and reads it anew', async () => {
  for (const account of ['linzhiyuan', 'luchengze']) {
    const caller = await of.as(account);
    expect((await caller.call(wire.readSearchIndex, {})).status).toBe(403);
    expect((await caller.call(wire.rebuildSearchIndex, {})).status).toBe(403);
  }
  expect(await world.rows('select 1 from search_rebuild where finished_at is null')).toEqual([]);
});
