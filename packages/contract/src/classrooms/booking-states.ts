import { lifeCycle } from '../kernel/transitions.ts';

export const bookingStates = ['booked', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

/** D-189: what has begun is cancelled by nobody; that depends on the time, not on the state. */
export const bookingLife = lifeCycle<BookingState>()({
  cancel: { from: ['booked'], to: 'cancelled' },
});
