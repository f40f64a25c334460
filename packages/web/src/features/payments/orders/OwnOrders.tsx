import { listOwnOrders } from '@shuyuan/contract/payments/order.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListPanel } from '../ListPanel.tsx';
import { OrderStateTabs } from '../OrderStateTabs.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import type { ListProps } from './orders-address.ts';
import { type OwnOrder, useOrderColumns } from './use-order-columns.tsx';

export function OwnOrders({ state, onMove }: ListProps) {
  const t = useT('payments');
  const paging = { page: state.page, pageSize: state.pageSize };
  const read = useRead(
    listOwnOrders,
    { ...paging, ...(state.state && { state: state.state }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const [cancelling, setCancelling] = useState<OwnOrder | null>(null);
  const columns = useOrderColumns({ onOpen: ({ id }) => onMove({ order: id }), onCancel: setCancelling });
  const empty = state.state ? (
    <EmptyState title={t('payment.none')} />
  ) : (
    <EmptyState title={t('payment.empty.title')} text={t('payment.empty.text')} />
  );
  return (
    <>
      <ListPanel
        caption={t('payment.title')}
        filters={<OrderStateTabs state={state} onMove={onMove} />}
        columns={columns}
        content={tableContent(read, { failed: t('payment.failed'), empty })}
        paging={paging}
        recordCount={read.data?.recordCount}
        onPage={onMove}
      />
      {cancelling && <CancelOrder order={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}
