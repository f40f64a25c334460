import { expect, test } from 'vitest';
import { settingTable } from '../system/settings.ts';
import { earningActs, earningNames, earningOf } from './earning.ts';

test('[D-107] an act is worth what the rule of the company says, in hundredths', () => {
  const rule = '{"publishCoin":2,"publishIntegral":10,"timesADay":3}';
  expect(earningOf(rule, 'publish')).toEqual({ timesADay: 3, amounts: { 1: 200n, 2: 1000n } });
  expect(earningOf(rule, 'answer')).toEqual({ timesADay: 3, amounts: { 1: 0n, 2: 0n } });
});

test.each(['', 'x', '[]', '{"publishCoin":-1,"timesADay":1.5}', '{"publishCoin":"9"}', '{"other":1}'])(
  'a rule that says nothing sensible pays nothing: %s',
  (rule) => {
    for (const act of earningActs) expect(earningOf(rule, act)).toEqual({ timesADay: 0, amounts: { 1: 0n, 2: 0n } });
  },
);

test('every act has its two names, and the product pays for each from the start', () => {
  const { initial } = settingTable.EARN_RULE;
  expect(Object.keys(JSON.parse(initial))).toEqual([...earningNames]);
  for (const act of earningActs) expect(earningOf(initial, act).amounts[2]).toBeGreaterThan(0n);
});
