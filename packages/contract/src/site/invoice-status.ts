/** SITE-11 with the meanings of D-190. */
export const InvoiceStatus = { draft: 0, applied: 1, issuing: 2, issued: 3, rejected: 4, cancelled: 5 } as const;
export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus];

export const invoiceStatusLabels = {
  [InvoiceStatus.draft]: 'site.invoiceStatus.draft',
  [InvoiceStatus.applied]: 'site.invoiceStatus.applied',
  [InvoiceStatus.issuing]: 'site.invoiceStatus.issuing',
  [InvoiceStatus.issued]: 'site.invoiceStatus.issued',
  [InvoiceStatus.rejected]: 'site.invoiceStatus.rejected',
  [InvoiceStatus.cancelled]: 'site.invoiceStatus.cancelled',
} as const satisfies Record<InvoiceStatus, string>;
