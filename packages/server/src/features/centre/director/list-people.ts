import type { PeopleFilter } from '@shuyuan/contract/centre/director/people-filters';
import { recentDays } from '@shuyuan/contract/centre/weeks/compared-weeks';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { minutesOf, todayOf } from '../weeks/read-weeks.ts';
import { findOwnScope, openUnit } from './find-own-scope.ts';
import { listPeople, type PeopleQuery, type PersonRow } from './people.store.ts';

export type PeopleInput = {
  readonly organizationId?: string | undefined;
  readonly search?: string | undefined;
  readonly filter: PeopleFilter;
};

/** The people the caller asks for: an organisation that is not theirs is not there. */
export async function peopleQueryOf(ctx: Context, input: Partial<PeopleInput>): Promise<PeopleQuery> {
  const { organizationId } = input;
  const { scope } =
    organizationId === undefined ? { scope: await findOwnScope(ctx) } : await openUnit(ctx, organizationId);
  const recentFrom = addDays(todayOf(ctx), 1 - recentDays);
  return { ...input, scope, asOf: new Date(ctx.now()), recentFrom };
}

const personView = ({ recentSeconds, seenAt, ...row }: PersonRow) => ({
  ...row,
  recentMinutes: minutesOf(recentSeconds),
  seenTime: seenAt?.getTime() ?? null,
});

/** D-181, ROUTE-23: the caller's people as they are now. */
export async function listSubordinates(ctx: Context, { page, pageSize, ...input }: Paging & PeopleInput) {
  const { rows, total } = await listPeople(ctx.read, await peopleQueryOf(ctx, input), { page, pageSize });
  return { items: rows.map(personView), recordCount: total };
}
