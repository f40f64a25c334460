import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import { applyForClass, createClass, publishClass } from '../../features/training/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { classStories, type ClassStory } from './class-stories.ts';

const timeZone = 'Asia/Shanghai';
/** 09:00 in Shanghai. */
const morning = hourMs;

/** Made and published days ago, and applied for one after another since. */
async function seedClass(ctx: SystemContext, story: ClassStory): Promise<void> {
  const { meetings, madeDaysAgo, people, ...fields } = story;
  const author = await personAt(ctx, 'yewanqing', madeDaysAgo * dayMs);
  const today = Math.floor(ctx.now() / dayMs) * dayMs;
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
      const startTime = today + inDays * dayMs + morning;
      return { ...meeting, startTime, endTime: startTime + hours * hourMs };
    }),
  });
  await publishClass(author, { id, revision });
  for (const [index, account] of people.entries())
    await applyForClass(await personAt(ctx, account, madeDaysAgo * dayMs - (index + 1) * hourMs), { id });
}

/** A class with a waiting list, an open class with free seats, and one that is over. */
export async function seedClasses(ctx: SystemContext): Promise<void> {
  for (const story of classStories) await seedClass(ctx, story);
}
