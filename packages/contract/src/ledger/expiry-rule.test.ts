import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formOf } from '../system/settings.ts';
import { canStillTell, expiredOf, listExpiries, mostKeptMonths, planExpiries, readExpiryRule } from './expiry-rule.ts';

test('[D-107] points expire where a period is set and kept for 1 to 60 months', () => {
  expect(readExpiryRule('year', '{"keptMonths":3}')).toEqual({ period: 'year', keptMonths: 3 });
  for (const [period, kept] of [
    ['off', '{"keptMonths":3}'],
    ['', '{"keptMonths":3}'],
    ['toString', '{"keptMonths":3}'],
    ['year', '{"keptMonths":0}'],
    ['year', '{"keptMonths":61}'],
    ['year', '{"keptMonths":1.5}'],
    ['year', '{}'],
    ['year', 'no JSON'],
  ] as const)
    expect(readExpiryRule(period, kept), `${period} ${kept}`).toBeNull();
  expect(formOf('INTEGRAL_KEPT')).toMatchObject({ max: mostKeptMonths });
});

test('[D-107] what was earned in a year, a quarter or a month expires with the last day of a month so long after', () => {
  expect(listExpiries({ period: 'year', keptMonths: 3 }, '2026-01-01', '2028-12-31')).toEqual([
    { lastDay: '2026-03-31', earnedUntil: '2025-12-31' },
    { lastDay: '2027-03-31', earnedUntil: '2026-12-31' },
    { lastDay: '2028-03-31', earnedUntil: '2027-12-31' },
  ]);
  expect(listExpiries({ period: 'quarter', keptMonths: 2 }, '2026-02-01', '2026-09-01')).toEqual([
    { lastDay: '2026-02-28', earnedUntil: '2025-12-31' },
    { lastDay: '2026-05-31', earnedUntil: '2026-03-31' },
    { lastDay: '2026-08-31', earnedUntil: '2026-06-30' },
  ]);
  expect(listExpiries({ period: 'month', keptMonths: 12 }, '2028-02-29', '2028-03-30')).toEqual([
    { lastDay: '2028-02-29', earnedUntil: '2027-02-28' },
  ]);
});

test('[D-107] seven days before is the last on which somebody can still be told', () => {
  expect([canStillTell('2026-12-31', '2026-12-24'), canStillTell('2026-12-31', '2026-12-25')]).toEqual([true, false]);
});

const month = fc.integer({ min: 1, max: 12 }).map((at) => `2026-${String(at).padStart(2, '0')}`);
const lots = fc.array(fc.record({ month, earned: fc.bigInt({ min: 0n, max: 1_000n }) }), { maxLength: 20 });

/** First earned, first spent, one point after the other. */
function plainly(earned: readonly { month: string; earned: bigint }[], spent: bigint, until: string): bigint {
  let left = spent;
  let due = 0n;
  for (const lot of earned.toSorted((a, b) => (a.month < b.month ? -1 : 1))) {
    const taken = left < lot.earned ? left : lot.earned;
    left -= taken;
    if (lot.month <= until) due += lot.earned - taken;
  }
  return due;
}

test('[D-107] what is due is what a plain count from the first earned leaves, never negative and never more than there is', () => {
  fc.assert(
    fc.property(lots, fc.bigInt({ min: 0n, max: 20_000n }), month, (months, wanted, until) => {
      const all = months.reduce((sum, { earned }) => sum + earned, 0n);
      const spent = wanted < all ? wanted : all;
      const younger = months.reduce((sum, one) => (one.month > until ? sum + one.earned : sum), 0n);
      expect(expiredOf(all - spent, younger)).toBe(plainly(months, spent, until));
    }),
  );
});

test('[D-107] a plan names each day with what goes on it and on no other', () => {
  const months = [
    { month: '2026-01', earned: 100n },
    { month: '2026-02', earned: 50n },
    { month: '2026-04', earned: 30n },
  ];
  const expiries = listExpiries({ period: 'month', keptMonths: 12 }, '2027-01-01', '2027-12-31');
  expect(planExpiries({ balance: 120n, months }, expiries)).toEqual([
    { lastDay: '2027-01-31', amount: 40n },
    { lastDay: '2027-02-28', amount: 50n },
    { lastDay: '2027-04-30', amount: 30n },
  ]);
  expect(planExpiries({ balance: 0n, months }, expiries)).toEqual([]);
  expect(planExpiries({ balance: 30n, months }, expiries)).toEqual([{ lastDay: '2027-04-30', amount: 30n }]);
});
