import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { type BillingField, billingFields, BillingType, neededFields } from '@shuyuan/contract/payments/billing-types';
import type { readInvoice } from '@shuyuan/contract/payments/invoice.wire';
import { type Billing, findBillingProblems } from '@shuyuan/contract/payments/billing';

export type Invoice = OutputOf<typeof readInvoice>;
export type InvoiceDraft = Billing & { readonly orderIds: readonly string[]; readonly isDraft: boolean };

/** A new request, or one that is changed. */
export function draftOf(invoice: Invoice | null): InvoiceDraft {
  const value = (field: BillingField): string => invoice?.[field] ?? '';
  // Every field of the list is there.
  const fields = Object.fromEntries(billingFields.map((field) => [field, value(field)])) as Record<
    BillingField,
    string
  >;
  return {
    billingType: invoice?.billingType ?? BillingType.personal,
    ...fields,
    orderIds: invoice?.orders.map(({ id }) => id) ?? [],
    isDraft: false,
  };
}

/** The fields a kind of invoice names. */
export const fieldsOf = (billingType: BillingType): readonly BillingField[] => neededFields[billingType];

/** The problems of the fields that are shown; a draft may lack anything. */
export function problemsOf({ isDraft, ...draft }: InvoiceDraft): ReturnType<typeof findBillingProblems> {
  const shown = fieldsOf(draft.billingType);
  const found = Object.entries(findBillingProblems(draft)).filter(
    ([field, problem]) => shown.some((one) => one === field) && (!isDraft || problem === 'too-long'),
  );
  return Object.fromEntries(found);
}
