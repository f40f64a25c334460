import { textLength } from '../kernel/text-length.ts';
import { billingFieldMax, type BillingField, billingFields, type BillingType, neededFields } from './billing-types.ts';
import { isTaxNumber } from './tax-number.ts';

export type Billing = { readonly billingType: BillingType } & Readonly<Record<BillingField, string>>;
export type BillingProblem = 'missing' | 'too-long' | 'wrong';

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

function problemOf(field: BillingField, value: string, isNeeded: boolean): BillingProblem | null {
  if (value === '') return isNeeded ? 'missing' : null;
  if (textLength(value) > billingFieldMax[field]) return 'too-long';
  if (field === 'taxNumber' && !isTaxNumber(value)) return 'wrong';
  return field === 'email' && !isAddress(value) ? 'wrong' : null;
}

/** SITE-12, D-190: what is wrong with each field of a request that is handed in; the form and the server ask the same. */
export function findBillingProblems(billing: Billing): Partial<Record<BillingField, BillingProblem>> {
  const needed: readonly BillingField[] = neededFields[billing.billingType];
  const found = billingFields.flatMap((field) => {
    const problem = problemOf(field, billing[field].trim(), needed.includes(field));
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found);
}

/** Only what its kind names is kept of a request. */
export function settledBilling(billing: Billing): Billing {
  const needed: readonly BillingField[] = neededFields[billing.billingType];
  const kept = billingFields.map((field) => [field, needed.includes(field) ? billing[field].trim() : ''] as const);
  // Every field of the list is there.
  return { billingType: billing.billingType, ...(Object.fromEntries(kept) as Record<BillingField, string>) };
}
