import { Button, VisuallyHidden } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listOrders } from '@shuyuan/contract/payments/order.wire';
import { asTitle, useCoinName } from '../../../lib/coin-name.ts';
import { go } from '../../../lib/navigation.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { OrderStateText } from '../OrderStateText.tsx';

type Ways = { readonly onPay: (order: CompanyOrder) => void; readonly onRefund: (order: CompanyOrder) => void };

function DecideButtons({ order, onPay, onRefund }: Ways & { order: CompanyOrder }) {
  const t = useT('payments');
  const { number, can, refundNum } = order;
  const look = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <>
      {can.pay && (
        <Button {...look} aria-label={t('payment.confirm.named', { number })} onClick={() => onPay(order)}>
          {t('payment.confirm')}
        </Button>
      )}
      {can.refund && (
        <Button {...look} aria-label={t('payment.refund.named', { number })} onClick={() => onRefund(order)}>
          {t('payment.refund')}
        </Button>
      )}
      {refundNum > 0 && (
        <Button
          {...look}
          aria-label={t('refund.open.named', { number })}
          onClick={() => go('adminOrders', {}, { view: 'refunds', search: number })}
        >
          {t('refund.open')}
        </Button>
      )}
    </>
  );
}

export function useCompanyOrderColumns(ways: Ways): Column<CompanyOrder>[] {
  const t = useT('payments');
  const format = useFormat();
  const coin = useCoinName();
  return [
    { key: 'number', header: t('payment.column.number'), cell: ({ number }) => <bdi>{number}</bdi> },
    { key: 'person', header: t('payment.column.person'), cell: ({ person }) => <bdi>{person.fullName}</bdi> },
    {
      key: 'money',
      header: t('payment.column.money'),
      align: 'end',
      cell: ({ money }) => <bdi>{format.price(money)}</bdi>,
    },
    { key: 'coins', header: asTitle(coin), align: 'end', cell: ({ coins }) => <bdi>{format.price(coins)}</bdi> },
    {
      key: 'time',
      header: t('payment.column.time'),
      cell: ({ createTime }) => <bdi>{format.dateTime(createTime)}</bdi>,
    },
    { key: 'state', header: t('payment.column.state'), cell: (order) => <OrderStateText order={order} /> },
    { key: 'reference', header: t('payment.column.reference'), cell: ({ reference }) => <bdi>{reference}</bdi> },
    {
      key: 'actions',
      header: <VisuallyHidden>{t('payment.column.actions')}</VisuallyHidden>,
      align: 'end',
      cell: (order) => <DecideButtons order={order} {...ways} />,
    },
  ];
}

export type CompanyOrder = OutputOf<typeof listOrders>['items'][number];
