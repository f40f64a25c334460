import { recentDays } from '@shuyuan/contract/centre/weeks/compared-weeks';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { minutesOf, readWeeks } from '../weeks/read-weeks.ts';
import { peopleQueryOf } from './list-people.ts';
import { findOwnScope, openUnit } from './find-own-scope.ts';
import { peopleConditions } from './people.store.ts';
import { listUnits, readTeamRow, type TeamQuery } from './team.store.ts';

const seenWithinMs = 7 * dayMs;

async function teamQueryOf(ctx: Context, organizationId: string): Promise<TeamQuery> {
  const query = await peopleQueryOf(ctx, { organizationId });
  const earlierFrom = addDays(query.recentFrom, -recentDays);
  return { ...query, earlierFrom, seenSince: new Date(ctx.now() - seenWithinMs) };
}

async function sumOf(ctx: Context, query: TeamQuery) {
  const { people, seen, late, overdue, due, done, recentSeconds, earlierSeconds } = await readTeamRow(ctx.read, query);
  return {
    peopleCount: people,
    seenCount: seen,
    overdueCount: late,
    counts: { overdue, due, done },
    recentMinutes: minutesOf(recentSeconds),
    earlierMinutes: minutesOf(earlierSeconds),
  };
}

/** ROUTE-25: a team of the caller's, summed up and over time. */
export async function readTeam(ctx: Context, input: { readonly id: string }) {
  const { id, name } = await openUnit(ctx, input.id);
  const query = await teamQueryOf(ctx, id);
  return { id, name, ...(await sumOf(ctx, query)), weeks: await readWeeks(ctx, peopleConditions(query)) };
}

export async function listDirectedUnits(
  ctx: Context,
  { id, ...paging }: Paging & { readonly id?: string | undefined },
) {
  const scope = id === undefined ? await findOwnScope(ctx) : (await openUnit(ctx, id)).scope;
  const { rows, total } = await listUnits(ctx.read, scope, id === undefined ? paging : { id, ...paging });
  return { items: rows, recordCount: total };
}

/** The units below a team beside each other. */
export async function listTeamUnits(ctx: Context, { id, ...paging }: Paging & { readonly id: string }) {
  const { scope } = await openUnit(ctx, id);
  const { rows, total } = await listUnits(ctx.read, scope, { id, ...paging });
  const items = await Promise.all(
    rows.map(async (unit) => {
      const { seenCount: _seen, overdueCount: _late, ...sum } = await sumOf(ctx, await teamQueryOf(ctx, unit.id));
      return { id: unit.id, name: unit.name, ...sum };
    }),
  );
  return { items, recordCount: total };
}
