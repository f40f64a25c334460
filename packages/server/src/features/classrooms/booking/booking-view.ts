import type { Context } from '../../../platform/context.ts';
import { canCancel } from '../classroom.policy.ts';
import type { BookingRow } from './booking.store.ts';

/** A booking as colleagues see it: what for and by whom is no secret within a company. */
export const bookingView = (ctx: Context, row: BookingRow) => ({
  id: row.id,
  title: row.title,
  startTime: row.startsAt.getTime(),
  endTime: row.endsAt.getTime(),
  state: row.state,
  peopleCount: row.peopleCount,
  booker: { id: row.bookedBy, fullName: row.fullName },
  isOfClass: row.classMeetingId !== null,
  isOwn: row.bookedBy === ctx.actor.id,
  can: { cancel: canCancel(ctx.actor, row, ctx.now()) },
});
