import { comparedWeeks, weeksUntil } from '@shuyuan/contract/centre/weeks/compared-weeks';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { Context } from '../../../platform/context.ts';
import { listWeeks, type PeopleCondition } from './weeks.store.ts';

/** The learning of some members in the last weeks, the one that goes on last. */
export async function readWeeks(ctx: Context, people: PeopleCondition, count: number = comparedWeeks) {
  const firstDays = weeksUntil(todayOf(ctx), count);
  const rows = await listWeeks(ctx.read, { people, firstDays, timeZone: ctx.external.timeZone });
  return rows.map(({ firstDay, seconds, learners, finished }) => ({
    firstDay,
    minutes: minutesOf(seconds),
    learnerCount: learners,
    finishedCount: finished,
  }));
}

export const todayOf = (ctx: Pick<Context, 'now' | 'external'>): string => dayIn(ctx.external.timeZone, ctx.now());
export const minutesOf = (seconds: number): number => Math.round(seconds / 60);
