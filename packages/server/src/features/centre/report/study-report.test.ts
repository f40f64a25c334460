import * as wire from '@shuyuan/contract/centre/study-report.wire';
import { readSubordinate } from '@shuyuan/contract/centre/director/director.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { packsOf } from '../../../world/tests/training/test-packs.ts';

let world: TestWorld;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  world = await openWorld();
  packs = packsOf(world);
});
afterAll(() => world.close());

const dayBefore = (days: number): string => new Date(world.clock.now() - days * dayMs).toISOString().slice(0, 10);
const study = (account: string, day: string, seconds: number) =>
  world.rows(
    `insert into study_time (tenant_id, member_id, day, seconds)
     select tenant_id, id, $2, $3 from member where account = $1
     on conflict (member_id, day) do update set seconds = excluded.seconds`,
    [account, day, seconds],
  );
const reportOf = async (account: string, input = {}) =>
  (await (await packs.as(account)).call(wire.readStudyReport, input)).body;
const finishedOf = async (account: string, input = {}) =>
  (await (await packs.as(account)).call(wire.listFinished, { pageSize: 100, ...input })).body;
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

test('[CENTRE-01] the report has the minutes of each week, the days, and what was finished, the last first; the weeks chosen bound all of it', async () => {
  const account = 'tangyuwei';
  const before = await reportOf(account);
  const course = await packs.course('报告里的课');
  await course.finish(account);
  await study(account, dayBefore(8), 1_200);
  await study(account, dayBefore(120), 3_600);
  const report = await reportOf(account);
  expect(report.weeks).toHaveLength(12);
  expect(report.counts.course).toBe(before.counts.course + 1);
  expect(report.dayCount).toBeGreaterThan(before.dayCount);
  expect(sum(report.weeks.map(({ contentCount }) => contentCount))).toBe(sum(Object.values(report.counts)));
  expect(report.weeks.at(-1)?.contentCount).toBeGreaterThanOrEqual(1);
  expect(report.weeks.at(-2)?.minutes).toBeGreaterThanOrEqual(20);
  const half = await reportOf(account, { weeks: 26 });
  expect(half.weeks).toHaveLength(26);
  expect(half.minutes).toBe(report.minutes + 60);
  const list = await finishedOf(account);
  expect(list.recordCount).toBe(sum(Object.values(report.counts)));
  expect(list.items[0]).toMatchObject({ kind: 'course', id: course.id, title: '报告里的课', isOpen: true });
  const times = list.items.map(({ finishTime }) => finishTime);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect((await finishedOf(account, { kind: 'exam' })).items.map(({ kind }) => kind)).not.toContain('course');
  // The director of the same person is shown the same weeks.
  const person = (await (await packs.as('zhoumuyun')).call(readSubordinate, { id: await packs.idOf(account) })).body;
  expect(person.weeks.map(({ minutes }) => minutes)).toEqual(report.weeks.map(({ minutes }) => minutes));
  await (await packs.as('luchengze')).call(withdrawCourse, { id: course.id });
  expect((await finishedOf(account)).items[0]).toMatchObject({ id: course.id, isOpen: false });
});

test('[CENTRE-01] every kind that can be finished is in the report when it was done, and not before', async () => {
  const [asked] = await world.rows(
    `select (select coalesce(jsonb_agg(distinct done.business_type), '[]') from member, finished_contents(member.id, $1) done
       where done.finished_at is not null) as kinds,
     (select count(*)::int from member, finished_contents(member.id, $1) done
       where done.finished_at is distinct from content_finished_at(done.business_type, done.business_id, member.id, null, $1)
         and done.business_type <> 1) as others`,
    [new Date(world.clock.now())],
  );
  expect(asked?.['kinds']).toEqual(expect.arrayContaining([1, 4, 15]));
  expect(asked?.['others']).toBe(0);
  const answered = await world.rows(
    `select own.survey_id as id from survey_participation own join member on member.id = own.member_id
     where member.account = 'hejingxing' order by 1`,
  );
  expect(answered.length).toBeGreaterThan(0);
  const { items } = await finishedOf('hejingxing', { kind: 'research', weeks: 52 });
  expect(items.map(({ id }) => ({ id })).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(answered);
});

test('[CENTRE-01] the weeks and what was finished are exported in the language of the reader, as table and as workbook', async () => {
  const course = await packs.course('导出里的课');
  await course.finish('linzhiyuan');
  const lin = await packs.as('linzhiyuan');
  const finished = (await lin.call(wire.exportStudyReport, { table: 'finished', kind: 'course' })).body;
  expect(finished).toMatch(/名称[\s\S]*课程,导出里的课/);
  const weeks = (await lin.call(wire.exportStudyReport, { table: 'weeks', weeks: 26 })).body;
  expect(weeks).not.toContain('导出里的课');
  expect(weeks.split('\n').filter((line) => /^\d{4}-\d{2}-\d{2},\d+,\d+/.test(line))).toHaveLength(26);
  expect((await lin.call(wire.exportStudyReportWorkbook, { table: 'weeks' })).status).toBe(200);
});

test('[CENTRE-01] a report is of its caller alone: visitors 401, nobody names another, unknown spans and kinds are refused', async () => {
  const lin = await packs.as('linzhiyuan');
  for (const endpoint of [wire.readStudyReport, wire.listFinished])
    expect((await world.visitor.call(endpoint, {})).status).toBe(401);
  for (const endpoint of [wire.exportStudyReport, wire.exportStudyReportWorkbook])
    expect((await world.visitor.call(endpoint, { table: 'weeks' })).status).toBe(401);
  const course = await packs.course('别人的课');
  await course.finish('tangyuwei');
  const named = { memberId: await packs.idOf('tangyuwei') } as object;
  expect((await finishedOf('linzhiyuan', named)).items.map(({ title }) => title)).not.toContain('别人的课');
  expect((await lin.call(wire.readStudyReport, { weeks: 13 as never })).status).toBe(422);
  expect((await lin.call(wire.listFinished, { kind: 'room' as never })).status).toBe(422);
  expect((await lin.call(wire.exportStudyReport, { table: 'days' as never })).status).toBe(422);
});
