import { amount } from '@shuyuan/contract/kernel/amount';
import { expect, test } from 'vitest';
import { amountsOf, nobody, withAmount, withEqualShares, without, withSelected } from './distribution-draft.ts';

test('[LEDGER-12] the remainder goes to whoever was selected last, wherever they stand in the list', () => {
  const draft = withSelected(withSelected(nobody, ['c']), ['a', 'b']);
  expect([...withEqualShares(draft, amount(1000n))]).toEqual([
    ['c', '3.33'],
    ['a', '3.33'],
    ['b', '3.34'],
  ]);
});

test('selecting somebody again changes neither their place nor their amount', () => {
  const draft = withSelected(withAmount(withAmount(nobody, 'a', '2'), 'b', '3'), ['a']);
  expect([...draft]).toEqual([
    ['a', '2'],
    ['b', '3'],
  ]);
  expect([...withAmount(draft, 'a', '4').keys()]).toEqual(['a', 'b']);
  expect([...without(draft, ['a', 'x']).keys()]).toEqual(['b']);
});

test('[LEDGER-15] a field that holds no number yet is no amount', () => {
  const draft = withSelected(withAmount(withAmount(nobody, 'a', '2.'), 'b', '0.5'), ['c']);
  expect(amountsOf(draft)).toEqual([200n, 50n, null]);
});

test('nobody selected, nothing split', () => {
  expect(withEqualShares(nobody, amount(100n)).size).toBe(0);
});
