import { expect, test } from 'vitest';
import { mostCoins } from './most-coins.ts';

const rule = { integralPerCoin: 10, coinsADay: 50 };

test('no more than the points pay for, and no more than are left of the day', () => {
  expect(mostCoins({ coinsLeft: 50, integral: 3_999 }, rule)).toBe(3);
  expect(mostCoins({ coinsLeft: 2, integral: 3_999 }, rule)).toBe(2);
  expect(mostCoins({ coinsLeft: 50, integral: 0 }, rule)).toBe(0);
  expect(mostCoins({ coinsLeft: 5, integral: '90071992547409930000' }, rule)).toBe(5);
});
