import { listReceipts } from '@shuyuan/contract/payments/receipt.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ListPanel } from '../../ListPanel.tsx';
import { receiptsAddress } from '../finance-address.ts';
import { ReceiptFilters } from './ReceiptFilters.tsx';
import { ReceiptStepDialog, useReceiptStep } from './ReceiptStepDialog.tsx';
import { useReceiptColumns } from './use-receipt-columns.tsx';

/** D-119: money that has come, and what of it waits for a decision. */
export function CompanyReceipts() {
  const t = useT('payments');
  const [state, move] = useAddressState(receiptsAddress);
  const paging = { page: state.page, pageSize: state.pageSize };
  const filters = { ...(state.state && { state: state.state }), ...(state.search && { search: state.search }) };
  const read = useRead(
    listReceipts,
    { ...paging, ...filters },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const [step, setStep] = useReceiptStep();
  const columns = useReceiptColumns({ onStep: setStep });
  return (
    <>
      <ListPanel
        caption={t('payment.view.receipts')}
        filters={
          <ReceiptFilters
            state={state}
            openNum={read.data?.openNum}
            onMove={move}
            onRecord={() => setStep({ kind: 'record' })}
          />
        }
        columns={columns}
        content={tableContent(read, { failed: t('receipt.failed'), empty: <EmptyState title={t('receipt.none')} /> })}
        paging={paging}
        recordCount={read.data?.recordCount}
        onPage={move}
      />
      {step && <ReceiptStepDialog step={step} onClose={() => setStep(null)} />}
    </>
  );
}
