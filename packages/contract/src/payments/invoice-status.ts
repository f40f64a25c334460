import type { EnumTable } from '../kernel/enumeration.ts';
import { lifeCycle } from '../kernel/transitions.ts';

/** SITE-11, D-190. */
export const InvoiceStatus = {
  draft: 0,
  applied: 1,
  issuing: 2,
  issued: 3,
  rejected: 4,
  cancelled: 5,
} as const satisfies EnumTable<number>;
export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus];

export const invoiceStatusLabels = {
  [InvoiceStatus.draft]: 'invoice.status.draft',
  [InvoiceStatus.applied]: 'invoice.status.applied',
  [InvoiceStatus.issuing]: 'invoice.status.issuing',
  [InvoiceStatus.issued]: 'invoice.status.issued',
  [InvoiceStatus.rejected]: 'invoice.status.rejected',
  [InvoiceStatus.cancelled]: 'invoice.status.cancelled',
} as const satisfies Record<InvoiceStatus, string>;

const { draft, applied, issuing, issued, rejected, cancelled } = InvoiceStatus;

/** D-190: `edit`, `apply` and `withdraw` are the buyer's, the others finance's. One that was issued is taken back, never changed. */
export const invoiceLife = lifeCycle<InvoiceStatus>()({
  edit: { from: [draft, rejected], to: draft },
  apply: { from: [draft, rejected], to: applied },
  withdraw: { from: [draft, applied, rejected], to: cancelled },
  start: { from: [applied], to: issuing },
  reject: { from: [applied, issuing], to: rejected },
  issue: { from: [applied, issuing], to: issued },
  takeBack: { from: [issued], to: cancelled },
});
export type InvoiceAction = keyof typeof invoiceLife.table;

export const buyerActions = ['edit', 'apply', 'withdraw'] as const satisfies readonly InvoiceAction[];
export const financeActions = ['start', 'reject', 'issue', 'takeBack'] as const satisfies readonly InvoiceAction[];
