import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { readWeeks } from '../weeks/read-weeks.ts';
import { peopleQueryOf } from './list-people.ts';
import { findSubordinate, listDues, peopleConditions } from './people.store.ts';

/** Somebody of the caller's; anybody else is not there, whoever they were with before. */
export async function readSubordinate(ctx: Context, { id }: { readonly id: string }) {
  const query = { ...(await peopleQueryOf(ctx, {})), memberId: id };
  const row = await findSubordinate(ctx.read, query);
  demand(row, 'request.not-found');
  const { recentSeconds: _recent, seenAt, ...person } = row;
  const dues = await listDues(ctx.read, id, query.asOf);
  return {
    ...person,
    seenTime: seenAt?.getTime() ?? null,
    dues: dues.map(({ dueAt, ...due }) => ({ ...due, dueTime: dueAt.getTime() })),
    weeks: await readWeeks(ctx, peopleConditions(query)),
  };
}
