import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readOrder } from '@shuyuan/contract/payments/order.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { RefundStateTag } from '../RefundStateTag.tsx';

type Refund = OutputOf<typeof readOrder>['refunds'][number];

function useColumns(): Column<Refund>[] {
  const t = useT('payments');
  const format = useFormat();
  return [
    {
      key: 'time',
      header: t('refund.column.time'),
      cell: ({ createTime }) => <bdi>{format.dateTime(createTime)}</bdi>,
    },
    {
      key: 'money',
      header: t('payment.column.money'),
      align: 'end',
      cell: ({ money }) => <bdi>{format.price(money)}</bdi>,
    },
    { key: 'state', header: t('payment.column.state'), cell: ({ state }) => <RefundStateTag state={state} /> },
    { key: 'reason', header: t('refund.column.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
  ];
}

/** The money of an order that went back to its buyer, or is on its way. */
export function OrderRefunds({ refunds }: { refunds: readonly Refund[] }) {
  const t = useT('payments');
  return (
    <DataTable
      caption={t('payment.view.refunds')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      content={{ state: 'ready', rows: refunds, empty: null }}
    />
  );
}
