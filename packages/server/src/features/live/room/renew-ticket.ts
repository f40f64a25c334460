import { AppError } from '@shuyuan/contract/kernel/app-error';
import { refusalOf } from './may-stay.ts';
import type { Seat } from './room.ts';
import { prolongTicket } from './ticket.ts';

/** D-053: who is in gets another, while they still may be in. */
export async function renewTicket({ room, ticket }: Seat): Promise<{ ticket: string }> {
  const refusal = await refusalOf(room.ctx, ticket);
  if (refusal) throw new AppError(refusal);
  return { ticket: prolongTicket(room.ctx, ticket).ticket };
}
