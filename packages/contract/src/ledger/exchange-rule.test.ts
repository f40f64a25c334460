import { expect, test } from 'vitest';
import { coinsOf, integralFor, readExchangeRule } from './exchange-rule.ts';

test('[D-107] a rule with both numbers above nothing exchanges points, any other text does not', () => {
  expect(readExchangeRule('{"integralPerCoin":10,"coinsADay":50}')).toEqual({ integralPerCoin: 10, coinsADay: 50 });
  for (const text of [
    '',
    '{}',
    '{"integralPerCoin":0,"coinsADay":50}',
    '{"integralPerCoin":10,"coinsADay":0}',
    '{"integralPerCoin":1.5,"coinsADay":50}',
    '{"integralPerCoin":-1,"coinsADay":50}',
    '{"integralPerCoin":10,"coinsADay":50,"more":1}',
  ])
    expect(readExchangeRule(text)).toBeNull();
});

test('[D-106] amounts are hundredths and exact', () => {
  expect([coinsOf(3), integralFor(3, { integralPerCoin: 10 })]).toEqual([300n, 3_000n]);
  expect(integralFor(1_000_000, { integralPerCoin: 1_000_000 })).toBe(100_000_000_000_000n);
});
