import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { icsDownload } from '../../../platform/ics-text.ts';
import { ownsBooking } from '../classroom.policy.ts';
import { findRoom } from '../classroom.store.ts';
import { findBooking } from './booking.store.ts';

/** D-189: the same name whenever it is asked for, so that a calendar follows a cancelled booking. */
export async function readBookingCalendar(ctx: Context, { id }: { readonly id: string }) {
  const { actor } = ctx;
  const booking = await findBooking(ctx.read, actor.tenantId, id);
  demand(booking, 'request.not-found');
  demand(ownsBooking(actor, booking), 'auth.forbidden');
  const room = await findRoom(ctx.read, actor.tenantId, booking.classroomId);
  demand(room, 'request.not-found');
  const { clientUrl } = ctx.external;
  const isCancelled = booking.state === 'cancelled';
  return icsDownload([
    {
      uid: `booking-${id}@${new URL(clientUrl).hostname}`,
      sequence: isCancelled ? 1 : 0,
      stamp: ctx.now(),
      start: booking.startsAt.getTime(),
      end: booking.endsAt.getTime(),
      summary: booking.title,
      description: booking.fullName,
      location: `${room.name}, ${room.place}`,
      url: `${clientUrl}#/classroom-book?view=mine`,
      isCancelled,
    },
  ]);
}
