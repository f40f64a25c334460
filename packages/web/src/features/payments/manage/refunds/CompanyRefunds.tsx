import { useState } from 'react';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ListPanel } from '../../ListPanel.tsx';
import { refundsAddress } from '../finance-address.ts';
import { RefundFilters } from './RefundFilters.tsx';
import { SettleRefund } from './SettleRefund.tsx';
import { useCompanyRefunds } from './use-company-refunds.ts';
import { type Refund, useRefundColumns } from './use-refund-columns.tsx';

/** D-109: the money of orders that went back, is on its way, or waits for finance. */
export function CompanyRefunds() {
  const t = useT('payments');
  const [state, move] = useAddressState(refundsAddress);
  const paging = { page: state.page, pageSize: state.pageSize };
  const read = useCompanyRefunds(state);
  const [settling, setSettling] = useState<Refund | null>(null);
  const columns = useRefundColumns({ onSettle: setSettling });
  return (
    <>
      <ListPanel
        caption={t('payment.view.refunds')}
        filters={<RefundFilters state={state} stuckNum={read.data?.stuckNum} onMove={move} />}
        columns={columns}
        content={tableContent(read, { failed: t('refund.unread'), empty: <EmptyState title={t('refund.none')} /> })}
        paging={paging}
        recordCount={read.data?.recordCount}
        onPage={move}
      />
      {settling && <SettleRefund refund={settling} onClose={() => setSettling(null)} />}
    </>
  );
}
