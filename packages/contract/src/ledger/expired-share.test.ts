import { expect, test } from 'vitest';
import { expiredShare } from './expired-share.ts';

const lots = [
  { tradeId: 'a', day: '2026-01-05', amount: 100n },
  { tradeId: 'b', day: '2026-01-20', amount: 50n },
  { tradeId: 'c', day: '2026-02-03', amount: 70n },
];
const january = (amount: bigint) => ({ lastDay: '2027-01-31', earnedUntil: '2026-01-31', amount });
const share = (tradeId: string, ...expired: ReturnType<typeof january>[]) =>
  expiredShare({ lots, tradeId }, expired).map((one) => one.amount);

test('[D-107] an expiry takes the youngest of what was earned until its day', () => {
  expect([share('b', january(60n)), share('a', january(60n)), share('c', january(60n))]).toEqual([[50n], [10n], []]);
  expect(share('a', january(150n))).toEqual([100n]);
  expect(share('nothing', january(150n))).toEqual([]);
  expect(share('a')).toEqual([]);
});

test('[D-107] of several expiries each has its own share, together no more than was earned', () => {
  const february = { lastDay: '2027-02-28', earnedUntil: '2026-02-28', amount: 130n };
  expect(share('c', january(40n), february)).toEqual([70n]);
  expect(share('b', january(40n), february)).toEqual([40n, 10n]);
});
