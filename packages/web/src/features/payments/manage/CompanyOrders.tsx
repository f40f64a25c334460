import { listOrders } from '@shuyuan/contract/payments/order.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ListProps } from '../orders/orders-address.ts';
import { ListPanel } from '../ListPanel.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderStepDialog, type OrderStep } from './OrderStepDialog.tsx';
import { useCompanyOrderColumns } from './use-company-order-columns.tsx';

export function CompanyOrders({ state, onMove }: ListProps) {
  const t = useT('payments');
  const paging = { page: state.page, pageSize: state.pageSize };
  const filters = { ...(state.state && { state: state.state }), ...(state.search && { search: state.search }) };
  const read = useRead(listOrders, { ...paging, ...filters }, { claims: 'notices', placeholderData: keepPreviousData });
  const [step, setStep] = useState<OrderStep | null>(null);
  const columns = useCompanyOrderColumns({
    onPay: (order) => setStep({ kind: 'pay', order }),
    onRefund: (order) => setStep({ kind: 'refund', order }),
  });
  return (
    <>
      <ListPanel
        caption={t('payment.manage.title')}
        filters={<OrderFilters state={state} onMove={onMove} />}
        columns={columns}
        content={tableContent(read, { failed: t('payment.failed'), empty: <EmptyState title={t('payment.none')} /> })}
        paging={paging}
        recordCount={read.data?.recordCount}
        onPage={onMove}
      />
      {step && <OrderStepDialog step={step} onClose={() => setStep(null)} />}
    </>
  );
}
