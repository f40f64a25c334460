import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { agreeExemption } from '@shuyuan/contract/subjects/exemption.wire';
import { findSubjectContents, listSubjectLearners } from '@shuyuan/contract/subjects/manage-subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examSectionsOf } from '../../../world/tests/exams/test-exam-sections.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let subjects: ReturnType<typeof subjectsOf>;
let sections: ReturnType<typeof examSectionsOf>;
beforeAll(async () => {
  world = await openWorld();
  [subjects, sections] = [subjectsOf(world), examSectionsOf(world)];
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const examItem = (businessId: string) => ({ ...courseItem(businessId, '考试'), businessType: BusinessType.exam });
const publishExam = async () => {
  const { exams } = sections;
  return exams.publish(exams.examFields(await exams.fixedPaper(2), { maxAttempts: 3 }));
};
const stateOf = async (id: string) => {
  const [item] = await subjects.itemsOf(learner, id);
  return [item?.finishStatus, item?.isFinished];
};

test('[D-174] an exam in a subject: found by its author, failed it locks what follows, passed it is done', async () => {
  const examId = await publishExam();
  const shen = await subjects.as('shenruoxi');
  const found = await shen.call(findSubjectContents, { businessType: BusinessType.exam, search: '质量工具' });
  expect(found.body.items.map((one) => one.id)).toContain(examId);
  const { id } = await subjects.publish([stageOf('一', [examItem(examId)]), stageOf('二', [linkItem('清单')])]);
  await subjects.join(learner, id);
  const lin = await subjects.as(learner);
  await sections.take(lin, examId, 1);
  expect(await stateOf(id)).toEqual([2, false]);
  const refused = await subjects.open(learner, id, '清单');
  expect(refused.body).toMatchObject({ errorCode: errorTable['course.section-locked'].number, title: '考试' });
  await sections.take(lin, examId, 2);
  expect(await stateOf(id)).toEqual([1, true]);
  expect((await subjects.open(learner, id, '清单')).status).toBe(200);
});

test('[D-174] whoever is exempt from an exam has its number, and need not take it', async () => {
  const { id } = await subjects.publish([stageOf('一', [examItem(await publishExam())])]);
  await subjects.join(learner, id);
  const asked = (await subjects.ask(learner, id, '考试')).body;
  await (await subjects.as('shenruoxi')).call(agreeExemption, { id: asked.id });
  expect(await stateOf(id)).toEqual([3, true]);
});

test('[D-183] an exam that waits for a person says so until it is marked; its mark is the learner’s and the report’s', async () => {
  const essay = await sections.publishEssay();
  const { id } = await subjects.publish([stageOf('一', [examItem(essay.id), linkItem('清单')])]);
  await subjects.join(learner, id);
  const item = async () => (await subjects.itemsOf(learner, id))[0];
  const markInReport = async () =>
    (await (await subjects.as('shenruoxi')).call(listSubjectLearners, { id })).body.items[0]?.mark;
  expect(await item()).toMatchObject({ isWaiting: false, mark: null });
  await sections.handInEssay(await subjects.as(learner), essay.id);
  expect(await item()).toMatchObject({ isWaiting: true, isFinished: false, mark: null });
  expect(await markInReport()).toBeNull();
  await sections.markEssay(essay, 8);
  expect(await item()).toMatchObject({ isWaiting: false, isFinished: true, mark: 80 });
  expect(await markInReport()).toBe(80);
});

test('[D-183] an item that waits for a mark opens with it: passing alone does not, and the lock names both', async () => {
  const essay = await sections.publishEssay({ maxAttempts: 3 });
  const marked = linkItem('清单', { prerequisiteKeys: ['考试'], minimumMarks: [{ key: '考试', percent: 80 }] });
  const { id } = await subjects.publish([stageOf('一', [examItem(essay.id), marked])]);
  await subjects.join(learner, id);
  const lin = await subjects.as(learner);
  const way = async () => (await subjects.itemsOf(learner, id))[1]?.lock?.shortestWay;
  expect(await way()).toMatchObject([{ title: '考试', percent: 80, mark: null, isWaiting: false }]);
  await sections.handInEssay(lin, essay.id);
  expect(await way()).toMatchObject([{ title: '考试', percent: 80, mark: null, isWaiting: true }]);
  await sections.markEssay(essay, 7);
  expect(await stateOf(id)).toEqual([1, true]);
  expect(await way()).toMatchObject([{ title: '考试', percent: 80, mark: 70, isWaiting: false }]);
  const refused = await subjects.open(learner, id, '清单');
  expect(refused.body).toMatchObject({ errorCode: errorTable['course.section-locked'].number, title: '考试' });
  await sections.handInEssay(lin, essay.id);
  await sections.markEssay(essay, 8);
  expect(await way()).toBeUndefined();
  expect((await subjects.open(learner, id, '清单')).status).toBe(200);
});

test('[D-183] a pass that a regrade takes away is taken from a subject midway, and a finished one stays finished', async () => {
  const examId = await publishExam();
  const whole = await subjects.publish([stageOf('一', [examItem(examId)])]);
  const midway = await subjects.publish([stageOf('一', [examItem(examId), linkItem('清单')])]);
  for (const { id } of [whole, midway]) await subjects.join(learner, id);
  await sections.take(await subjects.as(learner), examId, 2);
  const { consequences } = await sections.regrade(examId, true);
  expect(consequences).toEqual(['林知远 subject 考试 closes']);
  expect(await stateOf(midway.id)).toEqual([2, false]);
  expect(await stateOf(whole.id)).toEqual([1, true]);
  expect((await subjects.read(learner, whole.id)).percentage).toBe(100);
});

test('[D-183] a dry run names the subjects and paths a pass would open, and none for whoever has passed or is exempt', async () => {
  const examId = await publishExam();
  const [open, exempt] = [
    await subjects.publish([stageOf('一', [examItem(examId)]), stageOf('二', [linkItem('清单')])]),
    await subjects.publish([stageOf('一', [examItem(examId)])]),
  ];
  for (const { id } of [open, exempt]) await subjects.join(learner, id);
  const asked = (await subjects.ask(learner, exempt.id, '考试')).body;
  await (await subjects.as('shenruoxi')).call(agreeExemption, { id: asked.id });
  await sections.take(await subjects.as(learner), examId, 1);
  const passedBefore = 'tangyuwei';
  await subjects.join(passedBefore, open.id);
  const tang = await subjects.as(passedBefore);
  await sections.take(tang, examId, 2);
  await sections.take(tang, examId, 1);
  const { consequences, openedCount, closedCount } = await sections.regrade(examId, false);
  expect(consequences).toEqual(['林知远 subject 考试 opens']);
  expect([openedCount, closedCount]).toEqual([1, 0]);
  expect(await stateOf(open.id)).toEqual([1, true]);
});

test('[D-183] [D-174] a dry run names the lock a mark opens or closes where the pass stays, by the best of all attempts', async () => {
  const { exams } = sections;
  const examId = await exams.publish(
    exams.examFields(await exams.fixedPaper(2), { maxAttempts: 3, passPercent: 50, showsMark: true }),
  );
  const marked = linkItem('清单', { prerequisiteKeys: ['考试'], minimumMarks: [{ key: '考试', percent: 80 }] });
  const { id } = await subjects.publish([stageOf('一', [examItem(examId), marked])]);
  for (const account of [learner, 'amina', 'tangyuwei']) await subjects.join(account, id);
  const wayOf = async (account: string) => (await subjects.itemsOf(account, id))[1]?.lock?.shortestWay;
  await sections.take(await subjects.as(learner), examId, 2);
  // One right of two, and the other one right by the new key.
  await sections.take(await subjects.as('amina'), examId, 1);
  // Nothing right; whoever has no pass needs more than the mark of one question.
  await sections.take(await subjects.as('tangyuwei'), examId, 0);
  expect(await wayOf(learner)).toBeUndefined();
  expect(await wayOf('amina')).toMatchObject([{ title: '考试', percent: 80, mark: 50 }]);
  const { consequences, openedCount, closedCount } = await sections.regrade(examId, true);
  const [lin, amina] = [`林知远 lock 清单 closes`, `Amina Haddad lock 清单 opens`];
  expect(consequences.filter((one) => one.includes(' lock '))).toEqual([lin, amina].toSorted());
  expect([openedCount, closedCount]).toEqual([2, 1]);
  expect(await stateOf(id)).toEqual([1, true]);
  expect(await wayOf(learner)).toMatchObject([{ title: '考试', percent: 80, mark: 50 }]);
  expect(await wayOf('amina')).toBeUndefined();
});
