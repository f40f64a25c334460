import { expect, test } from 'vitest';
import { allTrades, coinAccountFilter, TradeType, tradeTypeLabels } from './trade-types.ts';

test('[LEDGER-31] there are sixteen types of trades, 1 to 16, each with a text of its own', () => {
  const numbers = Object.values(TradeType).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  expect(Object.keys(tradeTypeLabels).map(Number)).toEqual(numbers);
  expect(new Set(Object.values(tradeTypeLabels)).size).toBe(16);
});

test('[LEDGER-30] [C-25] the filter offers all, then 6, 7, 8, 1, 3, 4; all is no type of a trade', () => {
  expect([...coinAccountFilter]).toEqual([0, 6, 7, 8, 1, 3, 4]);
  expect(Object.values(TradeType)).not.toContain(allTrades);
});
