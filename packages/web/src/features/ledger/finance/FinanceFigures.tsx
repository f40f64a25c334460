import { readFinance } from '@shuyuan/contract/ledger/finance.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { FinanceKinds } from './FinanceKinds.tsx';
import { financeInput, type FinanceState } from './finance-address.ts';
import { FinanceMonths } from './FinanceMonths.tsx';
import { FinanceTiles } from './FinanceTiles.tsx';

/** Expenditure, income and liabilities, by month and by reason. */
export function FinanceFigures({ state }: { state: FinanceState }) {
  const t = useT('finance');
  const read = useRead(readFinance, financeInput(state), { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={read} failed={t('finance.failed')} shape="cards" count={3}>
      {(finance) => (
        <Stack>
          <FinanceTiles finance={finance} state={state} />
          <FinanceMonths months={finance.months} state={state} />
          <FinanceKinds kinds={finance.kinds} state={state} />
        </Stack>
      )}
    </ReadStates>
  );
}
