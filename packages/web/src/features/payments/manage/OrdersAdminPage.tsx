import { useAddressState } from '../../../lib/address-state.ts';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { financeAddress } from './finance-address.ts';
import { FinanceView } from './FinanceView.tsx';
import { FinanceViews } from './FinanceViews.tsx';

/** D-119: the orders of the company, and the money that has come, for whoever compares them with what the bank says. */
export function OrdersAdminPage() {
  const t = useT('payments');
  const coin = useCoinName();
  const [{ view }] = useAddressState(financeAddress);
  return (
    <>
      <PageTitle
        title={t('payment.manage.title')}
        description={t('payment.manage.description', { coin })}
        actions={<PathLink to="invoices">{t('payment.toInvoices')}</PathLink>}
      />
      <Stack>
        <FinanceViews current={view} />
        <FinanceView view={view} />
      </Stack>
    </>
  );
}
