import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { TrainStatus } from '@shuyuan/contract/study/training';
import type { AttendanceState } from '@shuyuan/contract/training/attendance-states';
import * as classWire from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { article, coursesOf, everyone, openSection, type Section } from '../../../world/tests/study/test-courses.ts';

type Caller = Awaited<ReturnType<TestWorld['signIn']>>;

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let classes: ReturnType<typeof classesOf>;
let [shen, lin] = [] as unknown as [Caller, Caller];
beforeAll(async () => {
  world = await openWorld();
  [courses, classes] = [coursesOf(world), classesOf(world)];
  [shen, lin] = [await courses.as('shenruoxi'), await courses.as('linzhiyuan')];
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const inOrder = { settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 } };
const classSection = (contentId: string, over: Partial<Section> = {}): Section => ({
  type: SectionType.faceToFace,
  title: '线下训练',
  isRequired: true,
  contentId,
  ...over,
});
/** Meant for one colleague alone: learners are led here by the course. */
async function publishClass(over: Parameters<typeof classes.publish>[0] = {}) {
  const audience = { ...everyone, isEveryone: false, memberIds: [await classes.idOf('amina')] };
  return classes.publish({ audience, ...over });
}
const open = async (courseId: string, sectionKey = '') =>
  (await lin.call(startPlay, { courseId, sectionKey })).body.errorCode;
const classOf = async (courseId: string, sectionKey = '') =>
  (await lin.call(openSection, { courseId, sectionKey })).body.trainingClass;
/** D-174: 0 not begun, 1 learning, 2 finished. */
const statusOf = async (id: string) => (await courses.lessonsOf('linzhiyuan', id)).map((one) => one.finishStatus);
const meetingsOf = async (id: string) => (await shen.call(classWire.readClassForm, { id })).body.meetings;
const note = (classId: string, at: number, state: AttendanceState) => classes.note(classId, at, 'linzhiyuan', state);

test('[ENUM-02] a class is a section: opening it lets one apply, and being at every meeting finishes it', async () => {
  const classId = await publishClass();
  const { id, keys } = await courses.publish([classSection(classId), article('总结')], inOrder);
  const [key, next] = keys;
  expect((await classes.enrol(lin, classId)).errorCode).toBe(numberOf('class.not-in-audience'));
  expect(await open(id, key)).toBeUndefined();
  expect(await classOf(id, key)).toMatchObject({
    id: classId,
    title: '班组长训练营',
    status: TrainStatus.enrolling,
    enrolment: null,
    meetingCount: 2,
    attendedCount: 0,
    isAttended: false,
  });
  expect(await classes.enrol(lin, classId)).toMatchObject({ state: 'enrolled' });
  expect(await classOf(id, key)).toMatchObject({ enrolment: 'enrolled' });
  await note(classId, 0, 'present');
  expect(await open(id, next)).toBe(numberOf('course.section-locked'));
  expect(await classOf(id, key)).toMatchObject({ attendedCount: 1, isAttended: false });
  await note(classId, 1, 'late');
  expect(await classOf(id, key)).toMatchObject({ attendedCount: 2, isAttended: true });
  expect(await statusOf(id)).toEqual([2, 0]);
  // A correction is taken from whoever is midway.
  await note(classId, 1, 'absent');
  expect(await statusOf(id)).toEqual([1, 0]);
  await note(classId, 1, 'excused');
  await courses.finish('linzhiyuan', id, next ?? '');
  expect(await statusOf(id)).toEqual([2, 2]);
  // And from nobody who has finished.
  await note(classId, 0, 'absent');
  expect(await statusOf(id)).toEqual([2, 2]);
});

test('[ENUM-02] a section says that its class waits for approval', async () => {
  const classId = await publishClass({ needsApproval: true });
  const { id, keys } = await courses.publish([classSection(classId)]);
  await open(id, keys[0]);
  expect(await classes.enrol(lin, classId)).toMatchObject({ state: 'applied' });
  expect(await classOf(id, keys[0])).toMatchObject({ enrolment: 'applied' });
});

test('[ENUM-02] attended before the course was begun it is done at once; excused from everything nobody attended', async () => {
  const [before, excused] = [await classes.publish(), await classes.publish()];
  for (const classId of [before, excused]) await classes.enrol(lin, classId);
  for (const at of [0, 1]) await note(before, at, 'present');
  for (const at of [0, 1]) await note(excused, at, 'excused');
  const { id, keys } = await courses.publish([classSection(before), classSection(excused)]);
  for (const key of keys) await open(id, key);
  expect(await statusOf(id)).toEqual([2, 0]);
});

test('[ENUM-02] a meeting that is taken out is not missed by those who were at all others', async () => {
  const classId = await classes.publish();
  await classes.enrol(lin, classId);
  const { id, keys } = await courses.publish([classSection(classId)]);
  await open(id, keys[0]);
  await note(classId, 0, 'present');
  expect(await statusOf(id)).toEqual([0]);
  const { revision } = (await shen.call(classWire.readClassForm, { id: classId })).body;
  const meetings = (await meetingsOf(classId)).slice(0, 1);
  const fields = await classes.classFields({ meetings });
  expect((await shen.call(classWire.saveClass, { id: classId, revision, ...fields })).status).toBe(200);
  expect(await statusOf(id)).toEqual([2]);
});

test('[D-183] a locked section lets nobody apply; a class that is cancelled or has begun locks nothing and finishes nothing', async () => {
  const classId = await publishClass();
  const locked = await courses.publish([article('先读'), classSection(classId)], inOrder);
  expect(await open(locked.id, locked.keys[1])).toBe(numberOf('course.section-locked'));
  expect((await classes.enrol(lin, classId)).errorCode).toBe(numberOf('class.not-in-audience'));
  expect(await world.rows('select from class_invitation where class_id = $1', [classId])).toEqual([]);

  const startTime = world.clock.now() + 10 * minuteMs;
  const soon = classes.meeting(0, { startTime, endTime: startTime + 2 * hourMs });
  const [cancelled, begun] = [await publishClass(), await publishClass({ meetings: [soon, classes.meeting(20)] })];
  const sections = [classSection(cancelled), classSection(begun), article('总结')];
  const { id, keys } = await courses.publish(sections, inOrder);
  expect(await open(id, keys[2])).toBe(numberOf('course.section-locked'));
  await shen.call(classWire.cancelClass, { id: cancelled, reason: '讲师生病' });
  world.clock.advance(hourMs);
  expect(await classOf(id, keys[0])).toMatchObject({ status: TrainStatus.cancelled });
  await open(id, keys[0]);
  expect(await classOf(id, keys[1])).toMatchObject({ status: TrainStatus.running, enrolment: null });
  await courses.finish('linzhiyuan', id, keys[2] ?? '');
  expect(await statusOf(id)).toEqual([0, 0, 2]);
});

test('[ENUM-02] authors take classes they manage and that are published; a course with another is refused by name', async () => {
  const draft = await classes.draft();
  const foreign = await classes.draft({ teacherId: await classes.idOf('luchengze') }, await courses.as('luchengze'));
  const own = await classes.publish();
  const made = (await courses.create()).body;
  const save = (section: Section) => courses.saveOutline(made, [{ title: '第一章', sections: [section] }]);
  const before = await courses.snapshot();
  for (const contentId of [draft, foreign, 'nothing'])
    expect((await save(classSection(contentId))).body.errorCode).toBe(numberOf('course.unknown-content'));
  for (const wrong of [classSection(own, { text: '<p>也有正文</p>' }), article('正文', { contentId: own })])
    expect((await save(wrong)).body.errorCode).toBe(numberOf('course.wrong-section'));
  expect(await courses.snapshot()).toBe(before);
  const saved = (await save(classSection(own))).body;
  expect(saved.chapters[0]?.sections[0]).toMatchObject({ contentId: own, contentTitle: '班组长训练营', unitCount: 1 });
  await shen.call(classWire.cancelClass, { id: own, reason: '讲师生病' });
  const problems = [{ rule: 'class-away', title: '线下训练' }];
  expect((await shen.call(manage.previewPublish, { id: made.id, page: 1, pageSize: 10 })).body.problems).toEqual(
    problems,
  );
  expect((await courses.publishSaved(saved)).body).toMatchObject({ errorCode: numberOf('course.not-ready'), problems });
});
