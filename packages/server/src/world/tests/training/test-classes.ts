import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import type { AttendanceState } from '@shuyuan/contract/training/attendance-states';
import { correctAttendance } from '@shuyuan/contract/training/attendance.wire';
import * as enrolment from '@shuyuan/contract/training/enrolment.wire';
import * as manage from '@shuyuan/contract/training/manage-class.wire';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { teamsOf } from '../community/test-teams.ts';
import { everyone } from '../study/test-courses.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

/** With everything an update names. */
export type ClassForm = Omit<InputOf<typeof manage.saveClass>, 'id' | 'revision'>;

const tables = [
  'training_class',
  'class_meeting',
  'class_enrolment',
  'class_draw',
  'class_attendance_entry',
  'classroom_booking',
  'audit_entry',
];

/** Classes of the demo company as tests meet them: made by 沈若溪, taught by 叶晚晴. */
export function classesOf(world: TestWorld) {
  const { as, idOf, welcomeOutsider } = teamsOf(world);

  const meeting = (inDays: number, over: Partial<ClassForm['meetings'][number]> = {}) => {
    const startTime = world.clock.now() + inDays * dayMs;
    return {
      title: '',
      startTime,
      endTime: startTime + 3 * hourMs,
      classroomId: null,
      location: '求是厅',
      url: null,
      lecturerName: '顾怀谦',
      ...over,
    };
  };

  async function classFields(over: Partial<ClassForm> = {}): Promise<ClassForm> {
    return {
      kind: 'training',
      trainType: TrainType.internal,
      classType: ClassType.faceToFace,
      title: '班组长训练营',
      introduction: '两天',
      teacherId: await idOf('yewanqing'),
      audience: everyone,
      selection: 'first-come',
      needsApproval: false,
      seats: 2,
      waitingMax: 50,
      openTime: null,
      closeTime: null,
      cancelHoursBefore: 24,
      timeZone: 'Asia/Shanghai',
      surveyId: null,
      meetings: [meeting(10), meeting(11)],
      ...over,
    };
  }

  async function draft(over: Partial<ClassForm> = {}, by?: Caller): Promise<string> {
    const { body } = await (by ?? (await as('shenruoxi'))).call(manage.createClass, await classFields(over));
    return body.id;
  }

  async function publish(over: Partial<ClassForm> = {}): Promise<string> {
    const author = await as('shenruoxi');
    const { id, revision } = (await author.call(manage.createClass, await classFields(over))).body;
    const { status, body } = await author.call(manage.publishClass, { id, revision });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return id;
  }

  /** The next class of its series, published; its first meeting is so many days from now. */
  async function holdAgain(id: string, inDays: number): Promise<string> {
    const author = await as('shenruoxi');
    // By the clock of Shanghai, which is never changed.
    const day = new Date(world.clock.now() + inDays * dayMs + 8 * hourMs).toISOString().slice(0, 10);
    const copy = (await author.call(manage.copyClass, { id, day })).body;
    const { status, body } = await author.call(manage.publishClass, copy);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return copy.id;
  }

  const enrol = async (by: Caller, id: string) => (await by.call(enrolment.applyForClass, { id })).body;

  /** Attendance of a meeting of a class, by its place in the order, said by hand by 沈若溪. */
  async function note(classId: string, at: number, account: string, state: AttendanceState): Promise<void> {
    const shen = await as('shenruoxi');
    const { meetings } = (await shen.call(manage.readClassForm, { id: classId })).body;
    world.clock.advance(1_000);
    const input = { meetingId: meetings[at]?.id ?? '', memberId: await idOf(account), state, reason: '签到表' };
    const { status, body } = await shen.call(correctAttendance, input);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  /** One meeting of half an hour that begins in ten minutes: a test can wait for its end. */
  const soon = () => {
    const startTime = world.clock.now() + 10 * minuteMs;
    return meeting(0, { startTime, endTime: startTime + 30 * minuteMs });
  };

  return {
    note,
    soon,
    as,
    welcomeOutsider,
    idOf,
    meeting,
    classFields,
    draft,
    publish,
    holdAgain,
    enrol,
    snapshot: () => snapshotWithJobs(world, tables),
  };
}
