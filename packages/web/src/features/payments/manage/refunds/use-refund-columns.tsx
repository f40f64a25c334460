import { Button, VisuallyHidden } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listRefunds } from '@shuyuan/contract/payments/refund.wire';
import { asTitle, useCoinName } from '../../../../lib/coin-name.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { RefundStateTag } from '../../RefundStateTag.tsx';

type Ways = { readonly onSettle: (refund: Refund) => void };

function RefundStateText({ refund: { state, failure, note } }: { refund: Refund }) {
  const t = useT('payments');
  return (
    <Stack gap={4}>
      <RefundStateTag state={state} />
      {failure && <HintText>{t('refund.failure', { code: failure })}</HintText>}
      {note && <HintText>{note}</HintText>}
    </Stack>
  );
}

function SettleButton({ refund, onSettle }: Ways & { refund: Refund }) {
  const t = useT('payments');
  const { number, can } = refund;
  if (!can.settle) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t('refund.settle.named', { number })}
      onClick={() => onSettle(refund)}
    >
      {t('refund.settle')}
    </Button>
  );
}

export function useRefundColumns({ onSettle }: Ways): Column<Refund>[] {
  const t = useT('payments');
  const format = useFormat();
  const coin = useCoinName();
  return [
    { key: 'number', header: t('refund.column.number'), cell: ({ number }) => <bdi>{number}</bdi> },
    { key: 'order', header: t('receipt.column.order'), cell: ({ order }) => <bdi>{order.number}</bdi> },
    { key: 'person', header: t('payment.column.person'), cell: ({ order }) => <bdi>{order.fullName}</bdi> },
    { key: 'method', header: t('receipt.column.method'), cell: ({ method }) => t(`receipt.method.${method}`) },
    {
      key: 'money',
      header: t('payment.column.money'),
      align: 'end',
      cell: ({ money }) => <bdi>{format.price(money)}</bdi>,
    },
    { key: 'coins', header: asTitle(coin), align: 'end', cell: ({ coins }) => <bdi>{format.price(coins)}</bdi> },
    {
      key: 'time',
      header: t('refund.column.time'),
      cell: ({ createTime }) => <bdi>{format.dateTime(createTime)}</bdi>,
    },
    { key: 'reason', header: t('refund.column.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
    { key: 'state', header: t('payment.column.state'), cell: (refund) => <RefundStateText refund={refund} /> },
    {
      key: 'actions',
      header: <VisuallyHidden>{t('payment.column.actions')}</VisuallyHidden>,
      align: 'end',
      cell: (refund) => <SettleButton refund={refund} onSettle={onSettle} />,
    },
  ];
}

export type Refund = OutputOf<typeof listRefunds>['items'][number];
