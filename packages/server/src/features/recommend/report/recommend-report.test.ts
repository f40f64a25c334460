import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as wire from '@shuyuan/contract/recommend/recommend-report.wire';
import { saveRecommendSwitch } from '@shuyuan/contract/recommend/recommend.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { countWorld, recommendOf } from '../../../world/tests/search/test-recommend.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';
import { forgetOldFinishes } from '../count/count-finished.ts';

let world: TestWorld;
let of: ReturnType<typeof recommendOf>;
let course: { readonly id: string; readonly keys: readonly string[] };
beforeAll(async () => {
  world = await openWorld();
  of = recommendOf(world);
  course = await coursesOf(world).publish([article('一')], { title: '推荐报告的课' });
  await indexWorld(world);
  await countWorld(world);
});
beforeEach(async () => {
  await world.rows('delete from recommend_day');
  await world.rows('delete from recommend_opened');
});
afterAll(() => world.close());

const soon = { timeout: 30_000 };
const today = () => dayIn(world.installation.system.external.timeZone, world.clock.now());
const report = async (period = { from: addDays(today(), -1), to: today() }) =>
  (await (await of.as('luchengze')).call(wire.readRecommendReport, period)).body;
const open = async (account = 'linzhiyuan', id = course.id) =>
  (await of.as(account)).call(wire.openRecommended, { kind: 'course', id, reason: 'new' });
const opened = () => world.rows('select kind, item_id, reason from recommend_opened');

test('[ROUTE-33] what stands in an answer is counted by its reason and kind', async () => {
  const { items } = await of.list('linzhiyuan', { size: 20 });
  await expect.poll(async () => (await report()).totals.shown, soon).toBe(items.length);
  const { reasons, kinds } = await report();
  const countOf = (names: readonly string[], name: string) => names.filter((one) => one === name).length;
  for (const { reason, shown } of reasons)
    expect(shown).toBe(
      countOf(
        items.map((item) => item.reason.type),
        reason,
      ),
    );
  for (const { kind, shown } of kinds)
    expect(shown).toBe(
      countOf(
        items.map((item) => item.kind),
        kind,
      ),
    );
  expect((await report({ from: addDays(today(), -9), to: addDays(today(), -1) })).totals.shown).toBe(0);
});

test('[ROUTE-33] what is opened counts once, and once more when it is finished', async () => {
  expect((await open()).status).toBe(200);
  expect((await open()).status).toBe(200);
  expect((await report()).totals).toEqual({ shown: 0, opened: 1, finished: 0 });
  expect(await opened()).toEqual([{ kind: 'course', item_id: course.id, reason: 'new' }]);
  await coursesOf(world).finish('linzhiyuan', course.id, course.keys[0] ?? '');
  await countWorld(world);
  await countWorld(world);
  expect(await opened()).toEqual([]);
  expect(await report()).toEqual({
    totals: { shown: 0, opened: 1, finished: 1 },
    reasons: [{ reason: 'new', shown: 0, opened: 1, finished: 1 }],
    kinds: [{ kind: 'course', shown: 0, opened: 1, finished: 1 }],
  });
});

test('[ROUTE-33] what was finished before it was opened is no success of a recommendation', async () => {
  await coursesOf(world).finish('hejingxing', course.id, course.keys[0] ?? '');
  world.clock.advance(1_000);
  await open('hejingxing');
  await countWorld(world);
  expect((await report()).totals).toEqual({ shown: 0, opened: 1, finished: 0 });
});

test('[STUDY-10] of whoever wants no personal recommendations nothing is counted', async () => {
  const caller = await of.as('tanmuyang');
  await caller.call(saveRecommendSwitch, { isPersonal: false });
  await of.list('tanmuyang');
  expect((await open('tanmuyang')).status).toBe(200);
  expect(await opened()).toEqual([]);
  // Somebody else's list is counted later than theirs would have been.
  const { items } = await of.list('wenjiahe');
  await expect.poll(async () => (await report()).totals.shown, soon).toBe(items.length);
});

test('[ROUTE-33] what one may not open is not found, and what is wrong is refused', async () => {
  expect(await open('linzhiyuan', 'nowhere')).toMatchObject({
    status: errorTable['request.not-found'].status,
    body: { errorCode: errorTable['request.not-found'].number },
  });
  const lin = await of.as('linzhiyuan');
  const wrong = { kind: 'person', id: course.id, reason: 'new' } as never;
  expect((await lin.call(wire.openRecommended, wrong)).status).toBe(422);
  expect(
    (await world.visitor.call(wire.openRecommended, { kind: 'course', id: course.id, reason: 'new' })).status,
  ).toBe(401);
  expect(await opened()).toEqual([]);
  expect((await report()).totals.opened).toBe(0);
  const period = { from: today(), to: today() };
  for (const account of ['linzhiyuan', 'shenruoxi', 'zhoumuyun']) {
    expect((await (await of.as(account)).call(wire.readRecommendReport, period)).status).toBe(403);
    expect((await (await of.as(account)).call(wire.exportRecommendReport, period)).status).toBe(403);
  }
  const admin = await of.as('luchengze');
  for (const one of [
    { from: today(), to: addDays(today(), -1) },
    { from: addDays(today(), -401), to: today() },
  ])
    expect((await admin.call(wire.readRecommendReport, one)).status).toBe(422);
});

test('[ROUTE-33] its files name every reason and kind', async () => {
  await open();
  const admin = await of.as('luchengze');
  const period = { from: today(), to: today() };
  const table = String((await admin.call(wire.exportRecommendReport, period)).body);
  for (const part of ['新内容', '课程', '打开', today()]) expect(table).toContain(part);
  const workbook = await admin.call(wire.exportRecommendReportWorkbook, period);
  expect([workbook.status, workbook.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
});

test('[ROUTE-33] what is not finished within thirty days is forgotten, sums after 400', async () => {
  await open();
  await world.rows(`update recommend_opened set opened_at = opened_at - interval '31 days'`);
  await world.rows(
    `insert into recommend_day (tenant_id, day, kind, reason) select tenant_id, day - 401, kind, reason from recommend_day`,
  );
  await forgetOldFinishes(world.installation.system);
  expect(await opened()).toEqual([]);
  expect(await world.rows('select count(*)::int as n from recommend_day')).toEqual([{ n: 1 }]);
});
