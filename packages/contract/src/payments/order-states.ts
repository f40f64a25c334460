import { lifeCycle } from '../kernel/transitions.ts';

export const orderStates = ['created', 'paid', 'closed', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** D-119. Money that comes after an order was closed is booked all the same: nobody sends it twice. */
export const orderLife = lifeCycle<OrderState>()({
  pay: { from: ['created', 'closed'], to: 'paid' },
  cancel: { from: ['created'], to: 'closed' },
  expire: { from: ['created'], to: 'closed' },
  refund: { from: ['paid'], to: 'refunded' },
});
export type OrderAction = keyof typeof orderLife.table;
