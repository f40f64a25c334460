import type { EnumTable } from '../kernel/enumeration.ts';

/** SITE-12, D-190. A special one lets a company deduct its tax, and names more of it. */
export const BillingType = { personal: 1, company: 2, special: 3 } as const satisfies EnumTable<number>;
export type BillingType = (typeof BillingType)[keyof typeof BillingType];

export const billingTypeLabels = {
  [BillingType.personal]: 'invoice.billing.personal',
  [BillingType.company]: 'invoice.billing.company',
  [BillingType.special]: 'invoice.billing.special',
} as const satisfies Record<BillingType, string>;

export const billingFields = ['title', 'taxNumber', 'address', 'phone', 'bank', 'account', 'email'] as const;
export type BillingField = (typeof billingFields)[number];

/** The fields each kind has to name. */
export const neededFields = {
  [BillingType.personal]: ['title', 'email'],
  [BillingType.company]: ['title', 'taxNumber', 'email'],
  [BillingType.special]: ['title', 'taxNumber', 'address', 'phone', 'bank', 'account', 'email'],
} as const satisfies Record<BillingType, readonly BillingField[]>;

export const billingFieldMax = {
  title: 100,
  taxNumber: 20,
  address: 200,
  phone: 40,
  bank: 100,
  account: 40,
  email: 200,
} as const satisfies Record<BillingField, number>;
