import { bookingLife } from '@shuyuan/contract/classrooms/booking-states';
import type { Actor } from '../../platform/context.ts';
import type { BookingRow } from './booking/booking.store.ts';

type Booked = Pick<BookingRow, 'bookedBy' | 'state' | 'startsAt' | 'classMeetingId'>;

/** D-189: the booker, or whoever keeps the rooms. */
export const ownsBooking = (actor: Actor, { bookedBy }: Pick<Booked, 'bookedBy'>): boolean =>
  bookedBy === actor.id || actor.capabilities.has('classroom.manage');

export const canCancel = (actor: Actor, booking: Booked, now: number): boolean =>
  ownsBooking(actor, booking) &&
  booking.classMeetingId === null &&
  bookingLife.can('cancel', booking.state) &&
  booking.startsAt.getTime() > now;
