import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readFinance } from '@shuyuan/contract/ledger/finance.wire';

export type Month = OutputOf<typeof readFinance>['months'][number];
export type Measure = 'amountIn' | 'amountOut' | 'held';

/** Of a unit nobody knows what its people had in a month that is over. */
export const monthAmount = (month: Month, measure: Measure): number | string => month[measure] ?? 0;
