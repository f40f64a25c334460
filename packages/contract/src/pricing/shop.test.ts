import { expect, test } from 'vitest';
import { firstStateOf, shopKinds, shopOrderLife, shopOrderStates } from './shop.ts';

test('an order that waits is handed out or cancelled, once; nothing leaves what is cancelled', () => {
  const leaving = (action: 'handOut' | 'cancel' | 'takeBack') =>
    shopOrderStates.filter((state) => shopOrderLife.can(action, state));
  expect(leaving('handOut')).toEqual(['waiting']);
  expect(leaving('cancel')).toEqual(['waiting']);
  expect(leaving('takeBack')).toEqual(['waiting', 'handedOut']);
});

test('a card is held at once, a thing waits', () => {
  expect(shopKinds.map(firstStateOf)).toEqual(['handedOut', 'waiting']);
});
