import { daysBack } from '@shuyuan/contract/assistant/chat';
import type * as wire from '@shuyuan/contract/assistant/chat.wire';
import type { OutputOf, ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { Context } from '../../../platform/context.ts';
import { sessionOut } from './session-out.ts';
import { hasBefore, listBetween, listTitled } from './sessions.store.ts';

/** AI-26, D-154: by days back, as the days are where the caller is. */
export async function listHistory(
  ctx: Context,
  { startDay, endDay, timeZone, ...paging }: ParsedInputOf<typeof wire.listHistory>,
): Promise<OutputOf<typeof wire.listHistory>> {
  const memberId = ctx.actor.id;
  const span = daysBack(ctx.now(), { startDay, endDay, timeZone });
  const from = new Date(span.from);
  const { items, recordCount } = await listBetween(ctx.read, {
    memberId,
    from,
    until: new Date(span.until),
    ...paging,
  });
  return {
    items: items.map((row) => ({ ...sessionOut(row), day: dayOf(row.updatedAt.getTime(), timeZone) })),
    recordCount,
    // AI-27, C-24: the total, not what fits on the page; and what lies further back is to be reached too.
    hasMoreDays: recordCount > paging.pageSize || (await hasBefore(ctx.read, { memberId, from })),
  };
}

/** AI-32 */
export async function listSessions(
  ctx: Context,
  { search = '', ...paging }: ParsedInputOf<typeof wire.listSessions>,
): Promise<OutputOf<typeof wire.listSessions>> {
  const { items, recordCount } = await listTitled(ctx.read, { memberId: ctx.actor.id, search, ...paging });
  return { items: items.map(sessionOut), recordCount };
}
