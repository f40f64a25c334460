import { useAddressState } from '../../../lib/address-state.ts';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { BookChecks } from './BookChecks.tsx';
import { financeAddress } from './finance-address.ts';
import { FinanceFigures } from './FinanceFigures.tsx';
import { FinanceTools } from './FinanceTools.tsx';
import { FinanceUnits } from './FinanceUnits.tsx';

/** The coins and points the company paid out, got back and owes, for whoever manages them. */
export function FinancePage() {
  const t = useT('finance');
  const coin = useCoinName();
  const [state, move] = useAddressState(financeAddress);
  return (
    <>
      <PageTitle title={t('finance.title')} description={t('finance.description', { coin })} />
      <Stack>
        <FinanceTools state={state} onMove={move} />
        <FinanceFigures state={state} />
        <FinanceUnits state={state} onMove={move} />
        <BookChecks state={state} onMove={move} />
      </Stack>
    </>
  );
}
