import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { agreeExemption } from '@shuyuan/contract/subjects/exemption.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { article, coursesOf, everyone, openSection } from '../../../world/tests/study/test-courses.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const yearAndADay = 366;
const deadline = { kind: 'afterJoining', days: 60, timeZone: 'Asia/Shanghai' } as const;
/** Attended whole, as 沈若溪 notes it. */
async function attend(classId: string): Promise<void> {
  const classes = classesOf(world);
  for (const at of [0, 1]) await classes.note(classId, at, learner, 'present');
}

test('[D-180] a subject every year: its courses are learned anew, what cannot be done again counts as it was', async () => {
  const course = await assignments.course('每年要学的课');
  const subjects = subjectsOf(world);
  const contents = [courseItem(course.id, '每年要学的课'), linkItem('规程')];
  const subject = await subjects.publish([stageOf('第一阶段', contents)], { learnSequence: LearnSequence.free });
  await subjects.join(learner, subject.id);
  await subjects.finish(learner, subject.id, '规程');
  await course.finish(learner);
  const title = '年度专题';
  const items = [{ businessType: BusinessType.subject, businessId: subject.id }];
  const audience = await assignments.named(learner);
  const id = await assignments.activate({ title, items, audience, deadline, recurrenceMonths: 12 });
  expect(await assignments.statesOf(id, learner)).toEqual(['done']);

  assignments.pass(yearAndADay * dayMs);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'open']);
  await course.finish(learner);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'done']);
});

test('[D-180] [ENUM-11] a subject with a class every year leads to the next class of the series, and its page says so', async () => {
  const subjects = () => subjectsOf(world);
  const first = await classesOf(world).publish({ title: '受限空间训练' });
  const item = { ...courseItem(first, '受限空间训练'), businessType: BusinessType.class };
  const stages = [stageOf('第一阶段', [linkItem('规程'), item])];
  const subject = await subjects().publish(stages, { learnSequence: LearnSequence.free });
  await subjects().join(learner, subject.id);
  await subjects().finish(learner, subject.id, '规程');
  await classesOf(world).enrol(await assignments.as(learner), first);
  await attend(first);
  const items = [{ businessType: BusinessType.subject, businessId: subject.id }];
  const audience = await assignments.named(learner);
  const id = await assignments.activate({ items, audience, deadline, recurrenceMonths: 12 });
  expect(await assignments.statesOf(id, learner)).toEqual(['done']);
  expect(await subjects().read(learner, subject.id)).toMatchObject({ askedSince: null });

  assignments.pass(yearAndADay * dayMs);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'open']);
  const own = async () => {
    const { askedSince, stages: shown } = await subjects().read(learner, subject.id);
    return { askedSince, items: shown.flatMap((stage) => stage.items) };
  };
  const [, round] = await assignments.dutiesOf(id, learner);
  // The link stays read; the class is asked for though none is planned yet.
  expect(await own()).toMatchObject({
    askedSince: Number(round?.['counts_since']),
    items: [
      { anew: null, isFinished: true },
      { anew: { isFinished: false, classId: null }, isAvailable: true, trainingClass: null },
    ],
  });
  const second = await classesOf(world).holdAgain(first, 20);
  expect((await own()).items[1]).toMatchObject({ anew: { classId: second }, trainingClass: { state: 'open' } });
  expect((await subjects().open(learner, subject.id, '受限空间训练')).body.businessId).toBe(second);
  await classesOf(world).enrol(await assignments.as(learner), second);
  expect((await own()).items[1]).toMatchObject({ trainingClass: { state: 'enrolled' } });
  // A correction of last year is none of this one.
  await classesOf(world).note(first, 0, learner, 'late');
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'open']);
  await attend(second);
  expect((await own()).items[1]).toMatchObject({ anew: { isFinished: true } });
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'done']);
  expect(await own()).toMatchObject({ askedSince: null });
});

test('[D-180] [ENUM-11] whoever was at no class of a subject is led to the next one too, and exempt from it they stay exempt', async () => {
  const subjects = () => subjectsOf(world);
  const first = await classesOf(world).publish({ title: '起重训练', meetings: [classesOf(world).soon()] });
  const item = { ...courseItem(first, '起重训练'), businessType: BusinessType.class };
  const subject = await subjects().publish([stageOf('一', [linkItem('规程'), item])], {
    learnSequence: LearnSequence.free,
  });
  for (const account of [learner, 'tangyuwei']) {
    await subjects().join(account, subject.id);
    await subjects().finish(account, subject.id, '规程');
  }
  const asked = (await subjects().ask('tangyuwei', subject.id, '起重训练')).body;
  await (await subjects().as('shenruoxi')).call(agreeExemption, { id: asked.id });
  const items = [{ businessType: BusinessType.subject, businessId: subject.id }];
  const audience = await assignments.named(learner, 'tangyuwei');
  const id = await assignments.activate({ items, audience, deadline, recurrenceMonths: 12 });
  assignments.pass(dayMs);
  await assignments.work(id);
  // Over without them, it was not asked for.
  expect(await assignments.statesOf(id, learner)).toEqual(['done']);
  assignments.pass(yearAndADay * dayMs);
  const second = await classesOf(world).holdAgain(first, 20);
  await assignments.work();
  const states = async () => [await assignments.statesOf(id, learner), await assignments.statesOf(id, 'tangyuwei')];
  expect(await states()).toEqual([
    ['done', 'open'],
    ['done', 'done'],
  ]);
  expect((await subjects().itemsOf(learner, subject.id))[1]).toMatchObject({
    isAvailable: true,
    anew: { isFinished: false, classId: second },
  });
});

test('[D-180] [ENUM-02] a course with a class every year: its section leads to the next class of the series, and waits for it', async () => {
  const audience = { ...everyone, isEveryone: false, memberIds: [await assignments.idOf('amina')] };
  const first = await classesOf(world).publish({ title: '叉车复训', audience });
  const section = { type: SectionType.faceToFace, title: '现场', isRequired: true, contentId: first };
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const { id: courseId, keys } = await coursesOf(world).publish([section, article('总结')], { settings });
  const [key = '', last = ''] = keys;
  const open = async (sectionKey: string) =>
    (await (await assignments.as(learner)).call(startPlay, { courseId, sectionKey })).body.errorCode;
  const shown = async () =>
    (await (await assignments.as(learner)).call(openSection, { courseId, sectionKey: key })).body.trainingClass;
  const states = async () =>
    (await coursesOf(world).lessonsOf(learner, courseId)).map(({ finishStatus }) => finishStatus);
  await open(key);
  await classesOf(world).enrol(await assignments.as(learner), first);
  await attend(first);
  await coursesOf(world).finish(learner, courseId, last);
  const items = [{ businessType: BusinessType.course, businessId: courseId }];
  const id = await assignments.activate({
    items,
    audience: await assignments.named(learner),
    deadline,
    recurrenceMonths: 12,
  });
  expect(await assignments.statesOf(id, learner)).toEqual(['done']);

  assignments.pass(yearAndADay * dayMs);
  await assignments.work();
  expect(await open(key)).toBeUndefined();
  expect(await shown()).toMatchObject({ id: first, isAwaited: true, isAttended: false, enrolment: null });
  expect(await states()).toEqual([0, 0]);
  const second = await classesOf(world).holdAgain(first, 20);
  // Meant for somebody else: the course leads there.
  expect((await classesOf(world).enrol(await assignments.as(learner), second)).errorCode).toBeDefined();
  expect(await open(key)).toBeUndefined();
  expect(await shown()).toMatchObject({ id: second, isAwaited: false, state: 'open' });
  expect(await classesOf(world).enrol(await assignments.as(learner), second)).toMatchObject({ state: 'enrolled' });
  expect(await open(last)).toBeDefined();
  await classesOf(world).note(first, 0, learner, 'late');
  expect(await states()).toEqual([0, 0]);
  await attend(second);
  expect(await states()).toEqual([2, 0]);
  expect(await shown()).toMatchObject({ id: second, isAttended: true });
  await classesOf(world).note(second, 0, learner, 'absent');
  expect(await states()).toEqual([1, 0]);
  await classesOf(world).note(second, 0, learner, 'present');
  await coursesOf(world).finish(learner, courseId, last);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'done']);
});
