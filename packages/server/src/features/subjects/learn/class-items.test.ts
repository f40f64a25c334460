import { listTasks } from '@shuyuan/contract/centre/task.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { agreeExemption } from '@shuyuan/contract/subjects/exemption.wire';
import * as manage from '@shuyuan/contract/subjects/manage-subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

type Caller = Awaited<ReturnType<TestWorld['signIn']>>;

let world: TestWorld;
let subjects: ReturnType<typeof subjectsOf>;
let classes: ReturnType<typeof classesOf>;
let [shen, lin] = [] as unknown as [Caller, Caller];
beforeAll(async () => {
  world = await openWorld();
  [subjects, classes] = [subjectsOf(world), classesOf(world)];
  [shen, lin] = [await subjects.as('shenruoxi'), await subjects.as(learner)];
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const classItem = (businessId: string, over: Parameters<typeof courseItem>[2] = {}) => ({
  ...courseItem(businessId, '训练营', over),
  businessType: BusinessType.class,
});
const itemOf = async (id: string) => (await subjects.itemsOf(learner, id))[0];
const attend = async (classId: string, ...states: readonly ('present' | 'absent')[]) => {
  for (const [at, state] of states.entries()) await classes.note(classId, at, learner, state);
};

test('[ENUM-11] a class in a subject: found by its author, named by the lock with how one stands, done by attending it', async () => {
  const classId = await classes.publish({ title: '高处作业训练' });
  const found = await shen.call(manage.findSubjectContents, { businessType: BusinessType.class, search: '高处作业' });
  expect(found.body.items).toEqual([{ id: classId, title: '高处作业训练' }]);
  const { id } = await subjects.publish([stageOf('一', [classItem(classId)]), stageOf('二', [linkItem('清单')])]);
  await subjects.join(learner, id);
  expect(await itemOf(id)).toMatchObject({ isAvailable: true, isFinished: false, trainingClass: { state: 'open' } });
  expect((await subjects.open(learner, id, '训练营')).body).toMatchObject({ businessId: classId, url: null });
  expect((await subjects.confirm(learner, id, '训练营')).body.errorCode).toBe(numberOf('course.wrong-state'));
  await classes.enrol(lin, classId);
  expect((await subjects.itemsOf(learner, id))[1]?.lock?.shortestWay).toMatchObject([
    { title: '训练营', isWaiting: false, trainingClass: { state: 'enrolled', attendedCount: 0 } },
  ]);
  const refused = await subjects.open(learner, id, '清单');
  expect(refused.body).toMatchObject({ errorCode: numberOf('course.section-locked'), title: '训练营' });
  await attend(classId, 'present', 'present');
  expect(await itemOf(id)).toMatchObject({
    finishStatus: 1,
    isFinished: true,
    trainingClass: { state: 'attended' },
  });
  expect((await subjects.open(learner, id, '清单')).status).toBe(200);
  const { items } = (await shen.call(manage.listSubjectLearners, { id })).body;
  expect(items[0]).toMatchObject({ requiredCount: 2, finishedCount: 1, mark: null });
});

test('[ENUM-11] whoever missed a class asks to be exempt from it, and goes on', async () => {
  const classId = await classes.publish({ meetings: [classes.soon()], cancelHoursBefore: 0 });
  await classes.enrol(lin, classId);
  const { id } = await subjects.publish([stageOf('一', [classItem(classId)]), stageOf('二', [linkItem('清单')])]);
  await subjects.join(learner, id);
  world.clock.advance(hourMs);
  expect(await itemOf(id)).toMatchObject({ isAvailable: true, trainingClass: { state: 'missed' } });
  expect((await subjects.open(learner, id, '清单')).status).toBe(422);
  const asked = (await subjects.ask(learner, id, '训练营')).body;
  await shen.call(agreeExemption, { id: asked.id });
  expect(await itemOf(id)).toMatchObject({ finishStatus: 1, isFinished: true, isExempt: true });
  expect((await subjects.open(learner, id, '清单')).status).toBe(200);
});

test('[ENUM-11] attendance that is corrected is taken from a subject midway, and a finished one stays finished', async () => {
  const classId = await classes.publish();
  await classes.enrol(lin, classId);
  const whole = await subjects.publish([stageOf('一', [classItem(classId)])]);
  const midway = await subjects.publish([stageOf('一', [classItem(classId), linkItem('清单')])]);
  for (const { id } of [whole, midway]) await subjects.join(learner, id);
  await attend(classId, 'present', 'present');
  expect((await subjects.read(learner, whole.id)).percentage).toBe(100);
  await attend(classId, 'absent');
  expect(await itemOf(midway.id)).toMatchObject({ isFinished: false });
  expect(await itemOf(whole.id)).toMatchObject({ isFinished: true });
  expect((await subjects.read(learner, whole.id)).finishStatus).toBe(2);
});

test('[D-180] a class in a subject is one task by its meeting, and the subject one by its deadline', async () => {
  const classId = await classes.publish({ title: '专题里的训练营' });
  const deadline = { kind: 'afterJoining', days: 30, timeZone: 'Asia/Shanghai' } as const;
  const stages = [stageOf('一', [classItem(classId, { deadline })])];
  const { id } = await subjects.publish(stages, { title: '带训练营的专题' });
  await subjects.join(learner, id);
  const tasks = async () =>
    (await lin.call(listTasks, { pageSize: 100 })).body.items
      .filter((task) => task.id === classId || task.id === id)
      .map(({ kind, title }) => [kind, title]);
  expect(await tasks()).toEqual([['subject', '带训练营的专题']]);
  await classes.enrol(lin, classId);
  expect(await tasks()).toEqual([
    ['class', '专题里的训练营'],
    ['subject', '带训练营的专题'],
  ]);
  await attend(classId, 'present', 'present');
  expect((await subjects.read(learner, id)).percentage).toBe(100);
  expect((await tasks()).filter(([kind]) => kind === 'subject')).toEqual([]);
});

test('[ENUM-11] a class that is a draft, over or nowhere is refused and changes nothing; a copy keeps the class, a mark it has none', async () => {
  const [draft, over] = [await classes.draft(), await classes.publish({ meetings: [classes.soon()] })];
  const classId = await classes.publish();
  const source = await subjects.publish([stageOf('一', [classItem(over)])]);
  world.clock.advance(hourMs);
  const made = await subjects.create();
  const before = await subjects.snapshot();
  for (const id of [draft, over, 'nothing']) {
    const refused = await subjects.save(made, [stageOf('一', [classItem(id)])]);
    expect(refused.body.errorCode).toBe(numberOf('course.wrong-section'));
  }
  const marked = linkItem('清单', { prerequisiteKeys: ['训练营'], minimumMarks: [{ key: '训练营', percent: 80 }] });
  const unmarked = await subjects.save(made, [stageOf('一', [classItem(classId), marked])]);
  expect(unmarked.body.errorCode).toBe(numberOf('course.wrong-section'));
  expect(await subjects.snapshot()).toBe(before);
  const copy = (await shen.call(manage.copySubject, { id: source.id })).body;
  const form = (await shen.call(manage.readSubjectForm, { id: copy.id })).body;
  expect(form.stages[0]?.items[0]).toMatchObject({ businessType: BusinessType.class, businessId: over });
});
