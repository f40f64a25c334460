import { useState } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { InvoiceDialog } from './detail/InvoiceDialog.tsx';
import { InvoiceForm } from './form/InvoiceForm.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoiceWays } from './InvoiceWays.tsx';
import { invoicesAddress } from './invoices-address.ts';

/** D-179: the invoices of the reader in the centre, also of somebody who is of finance. */
export function OwnInvoicesPage() {
  const t = useT('payments');
  const centre = useT('centre');
  const [state, move] = useAddressState(invoicesAddress);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <PageTitle
        title={centre('centre.invoice.title')}
        description={t('invoice.description')}
        actions={<InvoiceWays isBuyer onAsk={() => setIsAsking(true)} />}
      />
      <InvoiceList isBuyer state={state} onMove={move} />
      {isAsking && <InvoiceForm onClose={() => setIsAsking(false)} />}
      {state.invoice !== undefined && <InvoiceDialog id={state.invoice} onClose={() => move({ invoice: undefined })} />}
    </>
  );
}
