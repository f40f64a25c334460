import { bookingLife } from '@shuyuan/contract/classrooms/booking-states';
import type { Actor } from '../../platform/context.ts';
import type { BookingRow } from './booking/booking.store.ts';

type Booked = Pick<BookingRow, 'bookedBy' | 'state' | 'startsAt' | 'classMeetingId' | 'liveId' | 'approverId'>;

/** D-189: the booker, or whoever keeps the rooms. */
export const ownsBooking = (actor: Actor, { bookedBy }: Pick<Booked, 'bookedBy'>): boolean =>
  bookedBy === actor.id || actor.capabilities.has('classroom.manage');

/** It belongs to a meeting of a class or to a live, and is changed there. */
export const isOwned = ({ classMeetingId, liveId }: Pick<Booked, 'classMeetingId' | 'liveId'>): boolean =>
  classMeetingId !== null || liveId !== null;

export const canCancel = (actor: Actor, booking: Booked, now: number): boolean =>
  ownsBooking(actor, booking) &&
  !isOwned(booking) &&
  bookingLife.can('cancel', booking.state) &&
  booking.startsAt.getTime() > now;

/** The colleague a room asks, or whoever keeps the rooms. */
export const decidesOn = (actor: Actor, { approverId }: Pick<Booked, 'approverId'>): boolean =>
  approverId === actor.id || actor.capabilities.has('classroom.manage');

export const canDecide = (actor: Actor, booking: Booked, now: number): boolean =>
  decidesOn(actor, booking) && bookingLife.can('approve', booking.state) && booking.startsAt.getTime() > now;
