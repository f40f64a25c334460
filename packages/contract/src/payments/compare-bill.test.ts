import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareBill } from './compare-bill.ts';

const paid = (reference: string, money: bigint) => ({ number: `SY${reference}`, reference, money });
const none = { payments: [], refunds: [] };

test('[D-119] a payment that is missing here, missing there, or of another sum is a difference', () => {
  const bill = { payments: [paid('1', 100n), paid('2', 200n), paid('3', 300n)], refunds: [] };
  const here = [
    { ...paid('2', 200n), isOfDay: false },
    { ...paid('3', 299n), isOfDay: true },
    { ...paid('4', 400n), isOfDay: true },
    { ...paid('5', 500n), isOfDay: false },
  ];
  expect(compareBill(bill, { payments: here, refunds: [] })).toEqual([
    { kind: 'not-here', number: 'SY1', reference: '1', billMoney: 100n, ownMoney: null },
    { kind: 'other-sum', number: 'SY3', reference: '3', billMoney: 300n, ownMoney: 299n },
    { kind: 'not-there', number: 'SY4', reference: '4', billMoney: null, ownMoney: 400n },
  ]);
});

const back = (refundNumber: string, money: bigint, payment = '4201') => ({
  number: 'SY1',
  refundNumber,
  payment,
  money,
});
const ours = { isOfDay: true, isByHand: false };

test('[D-119] [D-109] refunds of parts are compared one by one: missing here, missing there, of another sum', () => {
  const refunds = [back('SR1', 60n), back('SR2', 40n), back('SR3', 5n), back('portal', 7n)];
  const here = [
    { ...back('SR1', 60n), ...ours },
    { ...back('SR2', 40n), ...ours, isOfDay: false },
    { ...back('SR3', 10n), ...ours },
    { ...back('SR4', 9n, '4204'), ...ours },
    { ...back('SR5', 9n, '4205'), ...ours, isOfDay: false },
  ];
  const found = compareBill({ payments: [], refunds }, { payments: [], refunds: here });
  expect(found.map(({ kind, reference, billMoney, ownMoney }) => [kind, reference, billMoney, ownMoney])).toEqual([
    ['refund-not-here', 'SR3', 5n, 10n],
    ['refund-not-here', 'portal', 7n, null],
    ['refund-not-there', 'SR4', null, 9n],
  ]);
});

test('[D-119] what finance sent back by hand is in the bill, under any number, or is not; once, and of its sum', () => {
  const here = [{ ...back('SR1', 60n), ...ours, isByHand: true }];
  const compare = (...refunds: ReturnType<typeof back>[]) =>
    compareBill({ payments: [], refunds }, { payments: [], refunds: here }).map(({ kind, reference }) => [
      kind,
      reference,
    ]);
  expect(compare()).toEqual([]);
  expect(compare(back('portal', 60n))).toEqual([]);
  expect(compare(back('portal', 60n), back('again', 60n))).toEqual([['refund-not-here', 'again']]);
  expect(compare(back('portal', 59n))).toEqual([['refund-not-here', 'portal']]);
  expect(compare(back('portal', 60n, '4202'))).toEqual([['refund-not-here', 'portal']]);
});

test('[D-119] what both sides have is no difference, however much it is', () => {
  const lines = fc.uniqueArray(fc.record({ at: fc.nat(), money: fc.bigInt({ min: 1n, max: 10_000n }) }), {
    selector: ({ at }) => at,
  });
  fc.assert(
    fc.property(lines, (rows) => {
      const payments = rows.map(({ at, money }) => paid(String(at), money));
      const own = payments.map((payment) => ({ ...payment, isOfDay: true }));
      expect(compareBill({ payments, refunds: [] }, { payments: own, refunds: [] })).toEqual([]);
      expect(compareBill(none, { payments: own, refunds: [] })).toHaveLength(rows.length);
    }),
  );
});
