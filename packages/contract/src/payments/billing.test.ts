import { expect, test } from 'vitest';
import { BillingType } from './billing-types.ts';
import { type Billing, findBillingProblems, settledBilling } from './billing.ts';
import { buyerActions, financeActions, invoiceLife, InvoiceStatus } from './invoice-status.ts';

const full: Billing = {
  billingType: BillingType.special,
  title: '砚山精密仪器有限公司',
  taxNumber: '91350100M000100Y43',
  address: '苏州市工业园区示例路 8 号',
  phone: '0512-0000000',
  bank: '示例银行苏州分行',
  account: '6222 0000 0000',
  email: 'caiwu@example.com',
};

test('[SITE-12] D-190: each kind of invoice needs its fields, and keeps no others', () => {
  expect(findBillingProblems(full)).toEqual({});
  const empty = { ...full, title: ' ', taxNumber: '', address: '', phone: '', bank: '', account: '', email: '' };
  expect(Object.keys(findBillingProblems(empty))).toHaveLength(7);
  expect(findBillingProblems({ ...empty, billingType: BillingType.company })).toEqual({
    title: 'missing',
    taxNumber: 'missing',
    email: 'missing',
  });
  expect(
    findBillingProblems({ ...empty, billingType: BillingType.personal, title: '林知远', email: 'l@x.cn' }),
  ).toEqual({});
  expect(settledBilling({ ...full, billingType: BillingType.personal })).toEqual({
    ...empty,
    billingType: BillingType.personal,
    title: full.title,
    email: full.email,
  });
});

test('[SITE-12] a wrong tax number, a wrong address and what is too long are said at their field', () => {
  const wrong = { ...full, taxNumber: '91350100M000100Y44', email: 'caiwu', title: '砚'.repeat(101) };
  expect(findBillingProblems(wrong)).toEqual({ taxNumber: 'wrong', email: 'wrong', title: 'too-long' });
});

test('[SITE-11] D-190: statuses are 0 to 5, and each step leaves the states it may', () => {
  expect(Object.values(InvoiceStatus)).toEqual([0, 1, 2, 3, 4, 5]);
  const steps = [...buyerActions, ...financeActions];
  const walked = Object.values(InvoiceStatus).map((status) => steps.filter((step) => invoiceLife.can(step, status)));
  expect(walked).toEqual([
    ['edit', 'apply', 'withdraw'],
    ['withdraw', 'start', 'reject', 'issue'],
    ['reject', 'issue'],
    ['takeBack'],
    ['edit', 'apply', 'withdraw'],
    [],
  ]);
});
