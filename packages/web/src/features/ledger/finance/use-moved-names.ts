import { useT } from '../../../lib/texts.ts';
import type { FinanceState } from './finance-address.ts';

/** Amounts are named after the side that is shown: the platform’s for the company, its people’s for a unit. */
export function useMovedNames({ unit }: Pick<FinanceState, 'unit'>) {
  const t = useT('finance');
  return unit === undefined
    ? { amountIn: t('finance.paidOut'), amountOut: t('finance.cameBack') }
    : { amountIn: t('finance.received'), amountOut: t('finance.spent') };
}
