import { AccountType, Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { maxGrantReceivers, reasonMax } from '@shuyuan/contract/ledger/grants';
import { expect, test } from 'vitest';
import {
  type GrantDraft,
  grantInput,
  grantProblems,
  newGrant,
  type Receiver,
  totalOf,
  withReceiver,
} from './grant-draft.ts';

const people: readonly Receiver[] = [
  { id: 'm1', name: 'Lin' },
  { id: 'm2', name: 'Gu' },
];
const filled: GrantDraft = { ...newGrant(Currency.coin), receivers: people, amount: '12.5', reason: ' New term ' };

test('[D-107] what is filled in is sent in hundredths, the same to each', () => {
  expect(grantInput(filled)).toEqual({
    accountType: AccountType.person,
    accountCodes: ['m1', 'm2'],
    type: Currency.coin,
    direction: Direction.income,
    tradeAmount: 1250,
    reason: 'New term',
  });
  expect(totalOf(filled)).toBe(2500n);
});

test('[D-107] nothing is sent without receivers, an amount above 0 and a reason', () => {
  expect(grantProblems(newGrant(Currency.integral))).toEqual(['receivers', 'amount', 'reason']);
  for (const amount of ['0', '0.00', '1.005', '-1', '1000000000000000.01'])
    expect(grantProblems({ ...filled, amount })).toEqual(['amount']);
  expect(grantProblems({ ...filled, reason: 'x'.repeat(reasonMax + 1) })).toEqual(['reason']);
  expect(grantInput({ ...filled, reason: '  ' })).toBeNull();
});

test('[D-107] the largest amount is exact, and past 2^53 a text', () => {
  const largest = { ...filled, amount: '1000000000000000' };
  expect(grantInput(largest)?.tradeAmount).toBe('100000000000000000');
  expect(totalOf(largest)).toBe(200_000_000_000_000_000n);
});

test('[D-107] nobody is chosen twice, and no more than one grant reaches', () => {
  expect(withReceiver(people, { id: 'm1', name: 'Lin' })).toBe(people);
  const many = Array.from({ length: maxGrantReceivers }, (_, index) => ({ id: `p${index}`, name: '' }));
  expect(withReceiver(many, { id: 'm1', name: 'Lin' })).toBe(many);
  expect(withReceiver(people, { id: 'm3', name: 'Wen' })).toHaveLength(3);
});
