import { expect, test } from 'vitest';
import { InvoiceStatus, invoiceStatusLabels } from './invoice-status.ts';

test('[SITE-11] invoice status runs from 0 to 5 with the meanings of D-190', () => {
  expect(InvoiceStatus).toEqual({ draft: 0, applied: 1, issuing: 2, issued: 3, rejected: 4, cancelled: 5 });
  expect(new Set(Object.values(invoiceStatusLabels)).size).toBe(6);
});
