import { Button, VisuallyHidden } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listOwnOrders } from '@shuyuan/contract/payments/order.wire';
import { asTitle, useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { OrderStateText } from '../OrderStateText.tsx';

type Ways = { readonly onOpen: (order: OwnOrder) => void; readonly onCancel: (order: OwnOrder) => void };

function OrderSteps({ order, onOpen, onCancel }: Ways & { order: OwnOrder }) {
  const t = useT('payments');
  const { number, refundNum } = order;
  const look = { variant: 'subtle', size: 'compact-sm' } as const;
  if (refundNum > 0)
    return (
      <Button {...look} aria-label={t('payment.detail.named', { number })} onClick={() => onOpen(order)}>
        {t('payment.detail')}
      </Button>
    );
  if (!order.can.cancel) return null;
  return (
    <>
      <Button {...look} aria-label={t('payment.how.named', { number })} onClick={() => onOpen(order)}>
        {t('payment.how')}
      </Button>
      <Button {...look} aria-label={t('payment.cancel.named', { number })} onClick={() => onCancel(order)}>
        {t('payment.cancel')}
      </Button>
    </>
  );
}

export function useOrderColumns(ways: Ways): Column<OwnOrder>[] {
  const t = useT('payments');
  const format = useFormat();
  const coin = useCoinName();
  return [
    { key: 'number', header: t('payment.column.number'), cell: ({ number }) => <bdi>{number}</bdi> },
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
    {
      key: 'actions',
      header: <VisuallyHidden>{t('payment.column.actions')}</VisuallyHidden>,
      align: 'end',
      cell: (order) => <OrderSteps order={order} {...ways} />,
    },
  ];
}

export type OwnOrder = OutputOf<typeof listOwnOrders>['items'][number];
