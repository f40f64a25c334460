export const financeViewNames = ['orders', 'receipts', 'refunds', 'differences', 'providers'] as const;
export type FinanceView = (typeof financeViewNames)[number];
