import { expect, test } from 'vitest';
import { orderLife, orderStates } from './order-states.ts';

const actionsIn = (state: (typeof orderStates)[number]) =>
  (['pay', 'cancel', 'expire', 'refund'] as const).filter((action) => orderLife.can(action, state));

test('[D-119] an order waits, is paid, also late, and is refunded once', () => {
  expect(Object.fromEntries(orderStates.map((state) => [state, actionsIn(state)]))).toEqual({
    created: ['pay', 'cancel', 'expire'],
    paid: ['refund'],
    closed: ['pay'],
    refunded: [],
  });
});
