import { useState } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { InvoiceDialog } from './detail/InvoiceDialog.tsx';
import { InvoiceForm } from './form/InvoiceForm.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoiceViews } from './InvoiceViews.tsx';
import { InvoiceWays } from './InvoiceWays.tsx';
import { invoicesAddress } from './invoices-address.ts';

/** ROUTE-53, D-190: the flag of the address chooses a view; who is not of finance has one. */
export function InvoicesPage() {
  const t = useT('payments');
  const canFinance = useCan('invoice.view');
  const { isBuyer: flag } = usePathParams('invoices');
  const [state, move] = useAddressState(invoicesAddress);
  const [isAsking, setIsAsking] = useState(false);
  const isBuyer = flag === '1' || !canFinance;
  return (
    <>
      <PageTitle
        title={t('invoice.title')}
        description={t(isBuyer ? 'invoice.description' : 'invoice.manage.description')}
        actions={<InvoiceWays isBuyer={isBuyer} onAsk={() => setIsAsking(true)} />}
      />
      {canFinance && <InvoiceViews current={isBuyer ? 'buyer' : 'finance'} />}
      <InvoiceList key={String(isBuyer)} isBuyer={isBuyer} state={state} onMove={move} />
      {isAsking && <InvoiceForm onClose={() => setIsAsking(false)} />}
      {state.invoice !== undefined && <InvoiceDialog id={state.invoice} onClose={() => move({ invoice: undefined })} />}
    </>
  );
}
