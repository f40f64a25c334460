import type { AnalysisDays } from '@shuyuan/contract/teams/account-life';
import { dayOf, daysUntil } from '@shuyuan/contract/teams/report-days';
import type { Context } from '../../../platform/context.ts';
import { listDays } from '../day.store.ts';
import { openAsOneOfThem } from '../teams.policy.ts';

type Question = { readonly id: string; readonly days: AnalysisDays };
type Counts = Record<'attention' | 'praise' | 'read' | 'reward' | 'content', number>;

const nothing: Counts = { attention: 0, praise: 0, read: 0, reward: 0, content: 0 };
const sum = (days: readonly Counts[]): Counts =>
  days.reduce(
    (all, one) => ({
      attention: all.attention + one.attention,
      praise: all.praise + one.praise,
      read: all.read + one.read,
      reward: all.reward + one.reward,
      content: all.content + one.content,
    }),
    nothing,
  );

/** Every day of the time, today last, also those on which nothing happened. */
async function readDays(ctx: Context, id: string, count: number) {
  await openAsOneOfThem(ctx, id);
  const wanted = daysUntil(dayOf(ctx.now(), ctx.external.timeZone), count);
  const [from = '', to = ''] = [wanted[0], wanted.at(-1)];
  const known = new Map((await listDays(ctx.read, { accountId: id, from, to })).map((one) => [one.day, one]));
  return wanted.map((day) => ({ ...nothing, ...known.get(day), day }));
}

/** TEAM-17, D-096. */
export const readAnalysis = async (ctx: Context, { id, days }: Question) => ({ items: await readDays(ctx, id, days) });

/** TEAM-22, D-096: the time and the same time before it. */
export async function readReport(ctx: Context, { id, days }: Question) {
  const both = await readDays(ctx, id, days * 2);
  return { now: sum(both.slice(days)), before: sum(both.slice(0, days)) };
}
