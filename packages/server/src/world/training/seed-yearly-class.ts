import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { ClassType, TrainType } from '@shuyuan/contract/study/training';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import * as assignments from '../../features/assignments/index.ts';
import {
  applyForClass,
  checkIn,
  codeOfMeeting,
  copyClass,
  createClass,
  publishClass,
  readClassForm,
  scanCode,
} from '../../features/training/index.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

const timeZone = 'Asia/Shanghai';
const title = '年度应急疏散与急救演练';
/** The first aiders of the company. */
const aiders = ['duyinuo', 'ranyunfei', 'leishengnan', 'baisuyin'];
/** The rule began a year and five days ago: its second round is five days old. */
const ruleDaysAgo = 370;
const heldDaysAgo = 350;
/** The class of this year comes in so many days. */
const nextInDays = 14;

const audienceOf = async (ctx: SystemContext) => ({
  ...everyone,
  isEveryone: false,
  memberIds: await Promise.all(aiders.map(async (account) => (await personAt(ctx, account, 0)).actor.id)),
});

/** The class of last year, as 叶晚晴 made it. */
async function publishFirst(ctx: SystemContext): Promise<string> {
  const author = await personAt(ctx, 'yewanqing', ruleDaysAgo * dayMs);
  // Nine in the morning in Shanghai.
  const startTime = (Math.floor(ctx.now() / dayMs) - heldDaysAgo) * dayMs + hourMs;
  const { id, revision } = await createClass(author, {
    kind: 'training',
    trainType: TrainType.internal,
    classType: ClassType.faceToFace,
    title,
    introduction: '半天：疏散路线、集合点名、心肺复苏与止血包扎。每年一次，一期接一期。',
    needsApproval: false,
    selection: 'first-come',
    seats: 12,
    teacherId: author.actor.id,
    audience: await audienceOf(ctx),
    waitingMax: 10,
    openTime: null,
    closeTime: null,
    cancelHoursBefore: 24,
    timeZone,
    surveyId: null,
    meetings: [
      {
        title: '',
        classroomId: null,
        startTime,
        endTime: startTime + 4 * hourMs,
        location: '苏州工厂 · 消防站',
        url: null,
        lecturerName: '杜一诺',
      },
    ],
  });
  await publishClass(author, { id, revision });
  return id;
}

/** Everybody who had to was there. */
async function attend(ctx: SystemContext, id: string): Promise<void> {
  for (const account of aiders) await applyForClass(await personAt(ctx, account, (ruleDaysAgo - 1) * dayMs), { id });
  const [meeting] = (await readClassForm(await personAt(ctx, 'yewanqing', 0), { id })).meetings;
  if (!meeting) return;
  for (const account of aiders) {
    const person = await personAt(ctx, account, ctx.now() - meeting.startTime + 5 * minuteMs);
    const { receipt } = await scanCode(person, { code: codeOfMeeting(person, meeting.id).code });
    await checkIn(person, { receipt });
  }
}

/** Somebody who manages required training, as they were so many days ago. */
async function managerAt(ctx: SystemContext, days: number): Promise<Context> {
  const person = await personAt(ctx, 'luchengze', days * dayMs);
  const capabilities = new Set(['subordinate.view', 'course.manageAll'] as const);
  return { ...person, actor: { ...person.actor, capabilities } };
}

/** D-180: a class that first aiders attend every year: done last year, asked for once more, and planned; two have a seat. */
export async function seedYearlyClass(ctx: SystemContext): Promise<void> {
  const classId = await publishFirst(ctx);
  const manager = await managerAt(ctx, ruleDaysAgo);
  const made = await assignments.createAssignment(manager, {
    title: '急救员年度复训',
    introduction: '每年参加一期，任何一期都算。',
    audience: await audienceOf(ctx),
    items: [{ businessType: BusinessType.class, businessId: classId }],
    deadline: { kind: 'afterJoining', days: 60, timeZone },
    graceDays: 7,
    recurrenceMonths: 12,
    countsEarlier: true,
    pauses: true,
  });
  const { id: ruleId } = await assignments.activateAssignment(manager, made);
  const daysAgo = (days: number): SystemContext => ({ ...ctx, now: () => ctx.now() - days * dayMs });
  await assignments.applyRule(daysAgo(ruleDaysAgo), { ruleId, round: 1 });
  await attend(ctx, classId);
  await assignments.checkDuties(daysAgo(heldDaysAgo - 1));
  await assignments.checkDuties(daysAgo(4));

  const author = await personAt(ctx, 'yewanqing', 3 * dayMs);
  const day = dayIn(timeZone, ctx.now() + nextInDays * dayMs);
  const next = await copyClass(author, { id: classId, day });
  await publishClass(author, next);
  for (const account of aiders.slice(0, 2)) await applyForClass(await personAt(ctx, account, 2 * dayMs), next);
}
