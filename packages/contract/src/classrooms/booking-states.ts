import { lifeCycle } from '../kernel/transitions.ts';

export const bookingStates = ['waiting', 'booked', 'refused', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

/** D-189: nobody else can have the time of these. */
export const standingStates = ['waiting', 'booked'] as const satisfies readonly BookingState[];

/** D-189: what has begun is decided and cancelled by nobody; that depends on the time, not on the state. */
export const bookingLife = lifeCycle<BookingState>()({
  approve: { from: ['waiting'], to: 'booked' },
  refuse: { from: ['waiting'], to: 'refused' },
  cancel: { from: ['waiting', 'booked'], to: 'cancelled' },
});
