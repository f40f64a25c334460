import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import {
  applyForClass,
  approveApplication,
  checkIn,
  codeOfMeeting,
  correctAttendance,
  createClass,
  listEnrolments,
  publishClass,
  readClassForm,
  refuseApplication,
  scanCode,
} from '../../features/training/index.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { classStories, type ClassStory } from './class-stories.ts';

const timeZone = 'Asia/Shanghai';
/** 09:00 in Shanghai. */
const morning = hourMs;

const timeOf = ({ now }: Pick<SystemContext, 'now'>, inDays: number | 'now'): number =>
  inDays === 'now'
    ? Math.floor(now() / hourMs) * hourMs - hourMs
    : Math.floor(now() / dayMs) * dayMs + inDays * dayMs + morning;

/** People scan the code of the room as they come; what was not right is corrected the day after, or now. */
async function seedAttendance(ctx: SystemContext, author: Context, { id, story }: { id: string; story: ClassStory }) {
  const { meetings } = await readClassForm(author, { id });
  const { arrivals = [], corrections = [] } = story;
  for (const [index, people] of arrivals.entries())
    for (const [account, minutes] of Object.entries(people)) {
      const meeting = meetings[index];
      if (!meeting) continue;
      const at = meeting.startTime + minutes * minuteMs;
      const person = await personAt(ctx, account, ctx.now() - at);
      const { receipt } = await scanCode(person, { code: codeOfMeeting(person, meeting.id).code });
      await checkIn(person, { receipt });
    }
  const dayAfter = await personAt(ctx, 'yewanqing', 6 * dayMs);
  for (const { meeting, account, ...correction } of corrections) {
    const { actor } = await personAt(ctx, account, 0);
    const meetingId = meetings[meeting]?.id ?? '';
    await correctAttendance(dayAfter, { meetingId, memberId: actor.id, ...correction });
  }
}

/** The class teacher answers applications the day before. */
async function seedDecisions(ctx: SystemContext, id: string, decisions: Readonly<Record<string, string>>) {
  const teacher = await personAt(ctx, 'yewanqing', dayMs);
  const { items } = await listEnrolments(teacher, { id, page: 1, pageSize: 50 });
  for (const [account, reason] of Object.entries(decisions)) {
    const { actor } = await personAt(ctx, account, 0);
    const enrolmentId = items.find(({ memberId }) => memberId === actor.id)?.id ?? '';
    if (reason) await refuseApplication(teacher, { id, enrolmentId, reason });
    else await approveApplication(teacher, { id, enrolmentId });
  }
}

/** Made and published days ago, applied for one after another since, and attended. */
async function seedClass(ctx: SystemContext, story: ClassStory): Promise<void> {
  const { meetings, madeDaysAgo, people, decisions = {}, arrivals: _, corrections: __, ...fields } = story;
  const author = await personAt(ctx, 'yewanqing', madeDaysAgo * dayMs);
  const rooms = await ctx.read.selectFrom('classroom').select(['id', 'name']).execute();
  const { id, revision } = await createClass(author, {
    needsApproval: false,
    ...fields,
    teacherId: author.actor.id,
    audience: everyone,
    waitingMax: 20,
    openTime: null,
    closeTime: null,
    cancelHoursBefore: 24,
    timeZone,
    meetings: meetings.map(({ inDays, hours, room, ...meeting }) => {
      const startTime = timeOf(ctx, inDays);
      const classroomId = rooms.find(({ name }) => name === room)?.id ?? null;
      return { ...meeting, classroomId, startTime, endTime: startTime + hours * hourMs };
    }),
  });
  await publishClass(author, { id, revision });
  for (const [index, account] of people.entries())
    await applyForClass(await personAt(ctx, account, madeDaysAgo * dayMs - (index + 1) * hourMs), { id });
  await seedDecisions(ctx, id, decisions);
  await seedAttendance(ctx, author, { id, story });
}

/** A class with a waiting list, one whose teacher decides on applications, an open class with free seats, one that is running, and one that is over. */
export async function seedClasses(ctx: SystemContext): Promise<void> {
  for (const story of classStories) await seedClass(ctx, story);
}
