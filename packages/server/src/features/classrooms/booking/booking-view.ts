import type { Context } from '../../../platform/context.ts';
import { canCancel, canDecide, decidesOn } from '../classroom.policy.ts';
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
  isOfLive: row.liveId !== null,
  isOwn: row.bookedBy === ctx.actor.id,
  refusal: row.bookedBy === ctx.actor.id || decidesOn(ctx.actor, row) ? row.refusal : '',
  can: { cancel: canCancel(ctx.actor, row, ctx.now()), decide: canDecide(ctx.actor, row, ctx.now()) },
});
