import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { readPositionAudit } from '@shuyuan/contract/positions/audit.wire';
import { readPositionBasicInfo } from '@shuyuan/contract/positions/position.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examSectionsOf } from '../../../world/tests/exams/test-exam-sections.ts';
import { link, positionsOf } from '../../../world/tests/study/test-positions.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
let sections: ReturnType<typeof examSectionsOf>;
beforeAll(async () => {
  world = await openWorld();
  [positions, sections] = [positionsOf(world), examSectionsOf(world)];
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const section = (businessId: string) => ({
  businessType: BusinessType.exam,
  businessId,
  title: '上岗考试',
  require: true,
});
const first = async (id: string) => (await positions.chaptersOf(learner, id))[0]?.positionSections[0];
const publishExam = async () => {
  const { exams } = sections;
  return exams.publish(exams.examFields(await exams.fixedPaper(2), { maxAttempts: 3 }));
};
const progressOf = async (account: string, id: string) =>
  (await (await positions.as(account)).call(readPositionBasicInfo, { positionId: id })).body;

test('[POSITION-07] [D-174] an exam on a path: failed it locks, passed it opens, and the evidence names the mark', async () => {
  const examId = await publishExam();
  const { id } = await positions.publish([[section(examId)], [link('试装')]]);
  await positions.assign(id, learner);
  const lin = await positions.as(learner);
  expect(await first(id)).toMatchObject({ finishStatus: 0, isAvailable: true });
  await sections.take(lin, examId, 1);
  expect(await first(id)).toMatchObject({ finishStatus: 2, isFinished: false, isAvailable: true });
  expect((await positions.chaptersOf(learner, id))[1]?.lockIcon).toBe(true);
  await sections.take(lin, examId, 2);
  expect(await first(id)).toMatchObject({ finishStatus: 1, isFinished: true });
  expect((await positions.chaptersOf(learner, id))[1]?.lockIcon).toBe(false);
  const { progressId } = await progressOf(learner, id);
  const evidence = (await (await positions.as('luchengze')).call(readPositionAudit, { progressId })).body;
  expect(evidence.chapters[0]?.sections[0]).toMatchObject({ isFinished: true, isConfirmed: false, mark: 100 });
});

test('[D-183] a mark the exam does not show is in the evidence of others, not in one’s own', async () => {
  const { exams } = sections;
  const fields = exams.examFields(await exams.fixedPaper(2), { showsMark: false });
  const examId = await exams.publish(fields);
  const { id } = await positions.publish([[section(examId)]]);
  await positions.assign(id, learner);
  await sections.take(await positions.as(learner), examId, 2);
  const { progressId } = await progressOf(learner, id);
  const markFor = async (account: string) =>
    (await (await positions.as(account)).call(readPositionAudit, { progressId })).body.chapters[0]?.sections[0]?.mark;
  expect([await markFor(learner), await markFor('luchengze')]).toEqual([null, 100]);
});

test('[D-183] an exam on a path that waits for a person says so until it is marked, and then what it came to', async () => {
  const essay = await sections.publishEssay();
  const { id } = await positions.publish([[section(essay.id)], [link('试装')]]);
  await positions.assign(id, learner);
  await sections.handInEssay(await positions.as(learner), essay.id);
  expect(await first(id)).toMatchObject({ isWaiting: true, isFinished: false, isAvailable: true });
  await sections.markEssay(essay, 3);
  expect(await first(id)).toMatchObject({ isWaiting: false, isFinished: false, finishStatus: 2 });
});

test('[D-183] a pass that a regrade takes away is taken from a path midway, and a finished path stays finished', async () => {
  const examId = await publishExam();
  const whole = await positions.publish([[section(examId)]]);
  const midway = await positions.publish([[section(examId)], [link('试装')]]);
  for (const { id } of [whole, midway]) await positions.assign(id, learner);
  await sections.take(await positions.as(learner), examId, 2);
  expect(await progressOf(learner, whole.id)).toMatchObject({ percentage: 100 });
  const { consequences } = await sections.regrade(examId, true);
  expect(consequences).toEqual(['林知远 path 上岗考试 closes']);
  expect(await first(midway.id)).toMatchObject({ finishStatus: 2, isFinished: false });
  expect(await first(whole.id)).toMatchObject({ finishStatus: 1, isFinished: true });
  expect(await progressOf(learner, whole.id)).toMatchObject({ percentage: 100 });
});
