import { expect, test } from 'vitest';
import { amount } from '../kernel/amount.ts';
import { coinAmountText } from './coin-amount-text.ts';

test('[LEDGER-32] an amount carries what the company calls its coins, or stands alone', () => {
  const value = amount(1_250n);
  expect(coinAmountText(JSON.stringify({ currencyName: '学币' }), value)).toBe('12.50 学币');
  for (const rule of ['', 'no JSON', '{}', JSON.stringify({ currencyName: ' ' })])
    expect(coinAmountText(rule, value)).toBe('12.50');
});
