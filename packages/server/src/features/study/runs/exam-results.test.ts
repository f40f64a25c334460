import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import * as marking from '@shuyuan/contract/exams/marking/marking.wire';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { findCourseBasicInfo } from '@shuyuan/contract/study/courses/course.wire';
import { retrain } from '@shuyuan/contract/study/runs/run.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article } from '../../../world/tests/study/test-courses.ts';
import { examSection, examSectionsOf } from '../../../world/tests/exams/test-exam-sections.ts';
import { tab } from '../../../world/tests/exams/test-exams.ts';

type Caller = Awaited<ReturnType<TestWorld['signIn']>>;

let world: TestWorld;
let sections: ReturnType<typeof examSectionsOf>;
let courses: typeof sections.courses;
let exams: typeof sections.exams;
let [shen, lin, tang] = [] as unknown as [Caller, Caller, Caller];
beforeAll(async () => {
  world = await openWorld();
  sections = examSectionsOf(world);
  ({ courses, exams } = sections);
  [shen, lin] = [await courses.as('shenruoxi'), await courses.as('linzhiyuan')];
  tang = await courses.as('tangyuwei');
});
afterAll(() => world.close());

/** D-174: 0 not begun, 1 learning, 2 finished. */
const statusOf = async (id: string, account = 'linzhiyuan') =>
  (await courses.lessonsOf(account, id)).map((one) => one.finishStatus);

test('[D-183] [ENUM-06] what waits for a marker is said, and the section is done once it is settled as passed', async () => {
  const question = { kind: 'essay' as const, text: '写一写', rubric: '' };
  const questionId = await exams.write(shen, await exams.category(shen), { question });
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 10 }] };
  const [graded, free] = [
    await exams.publish(exams.examFields(paper)),
    await exams.publish(exams.examFields(paper, { passPercent: null })),
  ];
  const { id, keys } = await courses.publish([examSection(graded), examSection(free)]);
  for (const [at, examId] of [graded, free].entries()) {
    await sections.open(lin, id, keys[at]);
    const { id: attempt } = await exams.begin(lin, examId);
    const answers = [{ ordinal: 0, revision: 1, answer: { kind: 'essay' as const, text: '要点' }, isFlagged: false }];
    await lin.call(taking.saveAnswers, { id: attempt, tabId: tab, answers });
    await lin.call(taking.handInAttempt, { id: attempt });
  }
  // Without a pass mark handing in is all that is asked for.
  expect(await statusOf(id)).toEqual([0, 2]);
  expect(await sections.examOf(lin, id, keys[0])).toMatchObject({ record: ExamRecordStatus.marking, mark: null });
  world.clock.advance(hourMs);
  const markedSince = world.clock.now();
  const mark = async (points: number) => {
    const item = (await shen.call(marking.nextMarkingItem, { id: graded, questionId, version: 1 })).body.item;
    await shen.call(marking.giveMark, { id: item?.id ?? '', mark: points * 10_000, comment: '' });
    return item?.id ?? '';
  };
  const itemId = await mark(5);
  expect(await statusOf(id)).toEqual([0, 2]);
  await shen.call(marking.giveMark, { id: itemId, mark: 80_000, comment: '' });
  expect(await statusOf(id)).toEqual([2, 2]);
  // Since it was settled, not since it was handed in.
  expect((await lin.call(findCourseBasicInfo, { id })).body.finishTime).toBeGreaterThan(markedSince);
});

test('[D-183] a regrade is followed: a pass that comes finishes, a pass that goes is taken from runs midway alone', async () => {
  const examId = await sections.publishExam({ maxAttempts: 1 });
  const alone = await courses.publish([examSection(examId)]);
  const midway = await courses.publish([examSection(examId), article('总结')]);
  for (const [taker, right] of [
    [lin, 2],
    [tang, 1],
  ] as const) {
    for (const { id, keys } of [alone, midway]) await sections.open(taker, id, keys[0]);
    await sections.take(taker, examId, right);
  }
  expect(await statusOf(midway.id)).toEqual([2, 0]);
  expect(await statusOf(midway.id, 'tangyuwei')).toEqual([0, 0]);
  const { consequences, openedCount, closedCount } = await sections.regrade(examId, true);
  // The dry run has said so: twice done for one, once to be done again for the other, whose finished course is none of it.
  expect([openedCount, closedCount]).toEqual([2, 1]);
  expect(consequences.filter((one) => one.startsWith('林知远'))).toEqual(['林知远 course 结业考试 closes']);
  expect(consequences.filter((one) => one.endsWith('course 结业考试 opens'))).toHaveLength(2);
  expect(await statusOf(midway.id)).toEqual([1, 0]);
  expect(await statusOf(midway.id, 'tangyuwei')).toEqual([2, 0]);
  // Whoever has finished a course stays finished.
  expect(await statusOf(alone.id)).toEqual([2]);
  for (const taker of [lin, tang])
    expect((await taker.call(findCourseBasicInfo, { id: alone.id })).body.progress.percentage).toBe(100);
});

test('[D-183] passed before or learned again: opening the section finishes it; runs that are closed stay as they were', async () => {
  const examId = await sections.publishExam();
  const { id, keys } = await courses.publish([examSection(examId)]);
  const [key = ''] = keys;
  await sections.open(lin, id, key);
  await sections.take(lin, examId, 2);
  await lin.call(retrain, { courseId: id });
  expect(await statusOf(id)).toEqual([0]);
  await sections.take(lin, examId, 0);
  expect(await statusOf(id)).toEqual([2]);
  const other = await courses.publish([examSection(examId)]);
  expect((await sections.open(lin, other.id, other.keys[0])).finishTime).not.toBeNull();
});
