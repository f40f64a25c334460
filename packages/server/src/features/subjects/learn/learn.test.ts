import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { PositionFinish } from '@shuyuan/contract/positions/position-finish';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { dueTimeOf } from '@shuyuan/contract/subjects/deadline';
import * as wire from '@shuyuan/contract/subjects/subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let subjects: ReturnType<typeof subjectsOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  subjects = subjectsOf(world);
  courses = coursesOf(world);
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const elective = { isRequired: false };
const progressOf = async (account: string, id: string) => {
  const { requiredCount, finishedCount, percentage, finishStatus } = await subjects.read(account, id);
  return [requiredCount, finishedCount, percentage, finishStatus];
};

test('[D-174] choose n of m: required ones and as many electives as are asked for make it finished, more change nothing', async () => {
  const items = [linkItem('必读'), linkItem('选一', elective), linkItem('选二', elective), linkItem('选三', elective)];
  const { id } = await subjects.publish([stageOf('一', items, 2)]);
  expect(await progressOf(learner, id)).toEqual([3, 0, 0, FinishStatus.notBegun]);
  await subjects.join(learner, id);
  expect(await progressOf(learner, id)).toEqual([3, 0, 0, FinishStatus.learning]);
  await subjects.finish(learner, id, '选三');
  await subjects.finish(learner, id, '必读');
  expect(await progressOf(learner, id)).toEqual([3, 2, 66, FinishStatus.learning]);
  world.clock.advance(1_000);
  await subjects.finish(learner, id, '选一');
  expect(await progressOf(learner, id)).toEqual([3, 3, 100, FinishStatus.finished]);
  const { finishTime } = await subjects.read(learner, id);
  world.clock.advance(1_000);
  await subjects.finish(learner, id, '选二');
  const page = await subjects.read(learner, id);
  expect(page).toMatchObject({ finishTime, finishedCount: 3, percentage: 100 });
  expect(finishTime).toBe(page.stages[0]?.items.find(({ title }) => title === '选一')?.finishTime);
  expect(page.stages[0]).toMatchObject({ electiveCount: 2, electiveDoneCount: 3, electiveTotal: 3 });
});

test('[D-173] stage after stage: a locked item names the shortest way, is not opened, and its address is not told', async () => {
  const first = [linkItem('甲'), linkItem('选一', elective), linkItem('选二', elective)];
  const { id } = await subjects.publish([stageOf('基础', first, 1), stageOf('进阶', [linkItem('乙')])]);
  expect((await subjects.open(learner, id, '甲')).body.errorCode).toBe(numberOf('course.not-begun'));
  await subjects.join(learner, id);
  const lockOf = async (title: string) =>
    (await subjects.itemsOf(learner, id)).find((item) => item.title === title)?.lock;
  expect(await lockOf('甲')).toBeNull();
  expect(await lockOf('乙')).toMatchObject({
    remainingCount: 2,
    shortestWay: [{ title: '甲', stageTitle: '基础' }],
    choices: [{ stageTitle: '基础', count: 1, fromCount: 2 }],
  });
  const before = await subjects.snapshot();
  const refused = await subjects.open(learner, id, '乙');
  expect([refused.status, refused.body.errorCode]).toEqual([422, numberOf('course.section-locked')]);
  expect((await subjects.confirm(learner, id, '乙')).body.errorCode).toBe(numberOf('course.section-locked'));
  expect((await subjects.confirm(learner, id, '甲')).body.errorCode).toBe(numberOf('course.not-begun'));
  expect((await subjects.open(learner, id, '没有')).status).toBe(404);
  expect(await subjects.snapshot()).toBe(before);
  expect(JSON.stringify(await subjects.read(learner, id))).not.toContain('example.com');
  await subjects.finish(learner, id, '甲');
  await subjects.finish(learner, id, '选二');
  expect((await subjects.open(learner, id, '乙')).body.url).toContain('example.com');
  expect(await subjects.read(learner, id)).toMatchObject({ lessonLocation: await subjects.keyOf(learner, id, '乙') });
});

test('prerequisites lock where the stages do not', async () => {
  const items = [linkItem('甲', elective), linkItem('乙', { prerequisiteKeys: ['甲'] }), linkItem('丙')];
  const { id } = await subjects.publish([stageOf('一', items)], { learnSequence: LearnSequence.free });
  await subjects.join(learner, id);
  const locked = (await subjects.itemsOf(learner, id)).filter(({ lock }) => lock !== null);
  expect(locked).toMatchObject([{ title: '乙', lock: { remainingCount: 1, shortestWay: [{ title: '甲' }] } }]);
  await subjects.finish(learner, id, '甲');
  expect((await subjects.open(learner, id, '乙')).status).toBe(200);
});

test('[D-174] a course counts by its runs, also those before joining; withdrawn, it is asked of nobody', async () => {
  const known = await courses.publish([article('一')], { title: '学过的' });
  const gone = await courses.publish([article('一')], { title: '下架的' });
  const foreign = await courses.publish([article('一')], {
    title: '别人的',
    audience: { ...everyone, isEveryone: false },
  });
  await courses.finish(learner, known.id, known.keys[0] ?? '');
  const items = [courseItem(known.id, '学过的'), courseItem(gone.id, '下架的'), courseItem(foreign.id, '别人的')];
  const { id } = await subjects.publish([stageOf('一', items)]);
  await subjects.join(learner, id);
  expect(await progressOf(learner, id)).toEqual([2, 1, 50, FinishStatus.learning]);
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: gone.id });
  expect(await progressOf(learner, id)).toEqual([1, 1, 100, FinishStatus.finished]);
  const [done, , others] = await subjects.itemsOf(learner, id);
  expect(done).toMatchObject({ finishStatus: PositionFinish.finished, isConfirmed: false });
  expect(others).toMatchObject({ isAvailable: false, isFinished: false });
  const confirmed = await subjects.confirm(learner, id, '学过的');
  expect(confirmed.body.errorCode).toBe(numberOf('course.wrong-state'));
});

test('deadlines are worked out on joining, each beside its rule, and stay when one joins again', async () => {
  const timeZone = 'Asia/Shanghai';
  const soon = { kind: 'afterJoining' as const, days: 3, timeZone };
  const whole = { kind: 'fixed' as const, day: '2099-12-31', timeZone };
  const { id } = await subjects.publish([stageOf('一', [linkItem('甲', { deadline: soon }), linkItem('乙')])], {
    deadline: whole,
  });
  expect(await subjects.read(learner, id)).toMatchObject({ dueTime: null, deadline: whole, can: { join: true } });
  const due = Date.parse('2099-12-31T16:00:00Z');
  const { body } = await subjects.join(learner, id);
  expect(body.dueTime).toBe(due);
  const itemDue = dueTimeOf(soon, body.joinTime);
  expect((await subjects.itemsOf(learner, id))[0]).toMatchObject({ deadline: soon, dueTime: itemDue });
  world.clock.advance(minuteMs);
  const before = await subjects.snapshot();
  expect((await subjects.join(learner, id)).body.dueTime).toBe(due);
  expect(await subjects.snapshot()).toBe(before);
  const caller = await subjects.as(learner);
  const { items } = (await caller.call(wire.listSubjects, { finishStatus: FinishStatus.learning })).body;
  expect(items.find((card) => card.id === id)).toMatchObject({
    dueTime: due,
    nextDue: { title: '甲', dueTime: itemDue },
    itemCount: 2,
    learnerCount: 1,
  });
  expect(items[0]?.id).toBe(id);
});

test('[ENUM-12] the list has what is for the caller, by how far they are; joined twice at once is joined once', async () => {
  const { id } = await subjects.publish([stageOf('一', [linkItem('甲')])], { title: '给所有人的专题' });
  const hidden = await subjects.publish([stageOf('一', [linkItem('甲')])], {
    title: '给别人的专题',
    audience: { ...everyone, isEveryone: false, memberIds: [await courses.idOf('member', 'account', 'amina')] },
  });
  const caller = await subjects.as(learner);
  const idsOf = async (query: { search?: string; finishStatus?: FinishStatus } = {}) =>
    (await caller.call(wire.listSubjects, query)).body.items.map((card) => card.id);
  expect(await idsOf({ search: '给所有人' })).toEqual([id]);
  expect(await idsOf({ search: '给别人的' })).toEqual([]);
  expect(await idsOf({ finishStatus: FinishStatus.notBegun })).toContain(id);
  await Promise.all([subjects.join(learner, id), subjects.join(learner, id)]);
  expect(await world.rows('select 1 from subject_run where subject_id = $1', [id])).toHaveLength(1);
  expect(await idsOf({ finishStatus: FinishStatus.notBegun })).not.toContain(id);
  await subjects.finish(learner, id, '甲');
  expect(await idsOf({ finishStatus: FinishStatus.finished })).toContain(id);
  const before = await subjects.snapshot();
  expect((await subjects.read(learner, hidden.id)).errorCode).toBe(numberOf('course.not-in-audience'));
  expect((await subjects.join(learner, hidden.id)).body.errorCode).toBe(numberOf('course.not-in-audience'));
  expect((await subjects.join(learner, 'nothing')).status).toBe(404);
  expect(await subjects.snapshot()).toBe(before);
});
