import { expect, test } from 'vitest';
import { coinsFor, moneyFor, readTopUpRule, readTransferAccount } from './top-up-rule.ts';

test('[D-107] without a rate, a bound or an account nothing is sold for money', () => {
  const rule = { coinsPerYuan: 10, maxYuan: 5000 };
  expect(readTopUpRule(JSON.stringify(rule))).toEqual(rule);
  for (const text of ['', '{}', '[]', '{"coinsPerYuan":0,"maxYuan":5}', '{"coinsPerYuan":1.5,"maxYuan":5}', 'null'])
    expect(readTopUpRule(text)).toBeNull();
  expect(readTopUpRule('{"coinsPerYuan":1,"maxYuan":999999999}')?.maxYuan).toBe(1_000_000);
  const account = { holder: '砚山精密', bank: '示例银行', account: '6222 0000', hint: '' };
  expect(readTransferAccount(JSON.stringify(account))).toEqual(account);
  expect(readTransferAccount(JSON.stringify({ ...account, bank: '  ' }))).toBeNull();
  expect(readTransferAccount('{')).toBeNull();
});

test('[D-107] coins for money are exact up to the largest order', () => {
  const rule = { coinsPerYuan: 10_000, maxYuan: 1_000_000 };
  expect(coinsFor(1, rule)).toBe(1_000_000n);
  expect(coinsFor(1_000_000, rule)).toBe(1_000_000_000_000n);
  expect(moneyFor(1_000_000)).toBe(100_000_000n);
});
