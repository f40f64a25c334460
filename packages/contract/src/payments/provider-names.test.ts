import { expect, test } from 'vitest';
import { dayMs } from '../kernel/time-units.ts';
import { payUntil } from './provider-names.ts';

test('[D-119] an order is paid with a provider for six days, and never after it has expired', () => {
  const createdAt = new Date(1_000);
  const of = (days: number) => payUntil({ createdAt, expiresAt: new Date(1_000 + days * dayMs) }).getTime();
  expect([of(10), of(2)]).toEqual([1_000 + 6 * dayMs, 1_000 + 2 * dayMs]);
});
