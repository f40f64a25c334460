import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { approvesSomeRoom } from '../classroom.store.ts';
import { listWaiting } from './booking.store.ts';
import { bookingView } from './booking-view.ts';
import { roomOfBooking } from './room-of-booking.ts';

/** D-189 */
export async function listWaitingBookings(ctx: Context, paging: Paging) {
  const { id, tenantId, capabilities } = ctx.actor;
  const isKeeper = capabilities.has('classroom.manage');
  const { rows, recordCount } = await listWaiting(ctx.read, {
    tenantId,
    approverId: isKeeper ? null : id,
    now: new Date(ctx.now()),
    limit: paging.pageSize,
    offset: offsetOf(paging),
  });
  const items = rows.map((row) => ({ ...bookingView(ctx, row), room: roomOfBooking(row) }));
  return { items, recordCount, isApprover: isKeeper || (await approvesSomeRoom(ctx.read, id)) };
}
