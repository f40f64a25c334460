import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import {
  applyForClass,
  checkIn,
  codeOfMeeting,
  correctAttendance,
  createClass,
  publishClass,
  readClassForm,
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

/** Made and published days ago, applied for one after another since, and attended. */
async function seedClass(ctx: SystemContext, story: ClassStory): Promise<void> {
  const { meetings, madeDaysAgo, people, arrivals: _, corrections: __, ...fields } = story;
  const author = await personAt(ctx, 'yewanqing', madeDaysAgo * dayMs);
  const { id, revision } = await createClass(author, {
    ...fields,
    teacherId: author.actor.id,
    audience: everyone,
    waitingMax: 20,
    openTime: null,
    closeTime: null,
    cancelHoursBefore: 24,
    timeZone,
    meetings: meetings.map(({ inDays, hours, ...meeting }) => {
      const startTime = timeOf(ctx, inDays);
      return { ...meeting, startTime, endTime: startTime + hours * hourMs };
    }),
  });
  await publishClass(author, { id, revision });
  for (const [index, account] of people.entries())
    await applyForClass(await personAt(ctx, account, madeDaysAgo * dayMs - (index + 1) * hourMs), { id });
  await seedAttendance(ctx, author, { id, story });
}

/** A class with a waiting list, an open class with free seats, one that is running, and one that is over. */
export async function seedClasses(ctx: SystemContext): Promise<void> {
  for (const story of classStories) await seedClass(ctx, story);
}
