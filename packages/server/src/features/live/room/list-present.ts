import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { leads, speaks } from '@shuyuan/contract/live/room/room-protocol';
import type { VisitorContext } from '../../../platform/context.ts';
import { seenMs } from './maintain-rooms.ts';
import { refusalOf } from './may-stay.ts';
import { listPresentIn } from './present.store.ts';
import { readTicket } from './ticket.ts';

type Input = Paging & { readonly id: string; readonly ticket: string; readonly search?: string | undefined };

/** D-058: a list of people is for who leads or speaks; an audience sees whom it is there to hear, and itself. */
export async function listPresent(ctx: VisitorContext, { id, ticket: given, search = '', ...paging }: Input) {
  const ticket = readTicket(ctx, id, given);
  demand(ticket, 'auth.required');
  const refusal = await refusalOf(ctx, ticket);
  if (refusal) throw new AppError(refusal);
  const seesAll = leads(ticket.identity) || speaks(ticket.identity);
  const wish = {
    liveId: id,
    seenSince: new Date(ctx.now() - seenMs),
    search,
    onlyFor: seesAll ? null : ticket.key,
  };
  const { rows, total } = await listPresentIn(ctx.read, wish, paging);
  const items = rows.map((row) => {
    const isSelf = row.key === ticket.key;
    const isShown = seesAll || isSelf;
    return { ...row, isSelf, isMuted: isShown && row.isMuted, isHandUp: isShown && row.isHandUp };
  });
  return { items, recordCount: total };
}
