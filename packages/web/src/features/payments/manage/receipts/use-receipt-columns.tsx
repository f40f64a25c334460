import { Button, VisuallyHidden } from '@mantine/core';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import type { Receipt, ReceiptStep } from './receipt-step.ts';

type Ways = { readonly onStep: (step: ReceiptStep) => void };

const tones = { open: 'gold', booked: 'pine', returned: 'neutral', discarded: 'neutral' } as const;

function ReceiptState({ receipt: { state, reason, note } }: { receipt: Receipt }) {
  const t = useT('payments');
  return (
    <Stack gap={4}>
      <Tag tone={tones[state]}>{t(`receipt.state.${state}`)}</Tag>
      {state === 'open' && reason && <HintText>{t(`receipt.reason.${reason}`)}</HintText>}
      {note && <HintText>{note}</HintText>}
    </Stack>
  );
}

function ReceiptOrder({ receipt: { order } }: { receipt: Receipt }) {
  const t = useT('payments');
  const format = useFormat();
  if (!order) return null;
  const { number, fullName, money } = order;
  return <bdi>{t('receipt.order', { number, name: fullName, money: format.price(money) })}</bdi>;
}

function DecideButtons({ receipt, onStep }: Ways & { receipt: Receipt }) {
  const t = useT('payments');
  const { reference, can } = receipt;
  const look = { variant: 'subtle', size: 'compact-sm' } as const;
  return (['book', 'return', 'discard'] as const).map(
    (kind) =>
      can[kind] && (
        <Button
          key={kind}
          {...look}
          aria-label={t(`receipt.${kind}.named`, { reference })}
          onClick={() => onStep({ kind, receipt })}
        >
          {t(`receipt.${kind}`)}
        </Button>
      ),
  );
}

export function useReceiptColumns({ onStep }: Ways): Column<Receipt>[] {
  const t = useT('payments');
  const format = useFormat();
  return [
    { key: 'method', header: t('receipt.column.method'), cell: ({ method }) => t(`receipt.method.${method}`) },
    { key: 'reference', header: t('receipt.column.reference'), cell: ({ reference }) => <bdi>{reference}</bdi> },
    {
      key: 'money',
      header: t('payment.column.money'),
      align: 'end',
      cell: ({ money }) => <bdi>{format.price(money)}</bdi>,
    },
    {
      key: 'time',
      header: t('receipt.column.time'),
      cell: ({ receivedTime }) => <bdi>{format.dateTime(receivedTime)}</bdi>,
    },
    { key: 'order', header: t('receipt.column.order'), cell: (receipt) => <ReceiptOrder receipt={receipt} /> },
    { key: 'state', header: t('payment.column.state'), cell: (receipt) => <ReceiptState receipt={receipt} /> },
    {
      key: 'actions',
      header: <VisuallyHidden>{t('payment.column.actions')}</VisuallyHidden>,
      align: 'end',
      cell: (receipt) => <DecideButtons receipt={receipt} onStep={onStep} />,
    },
  ];
}
