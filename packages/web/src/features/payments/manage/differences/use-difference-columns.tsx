import { Button, VisuallyHidden } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listDifferences } from '@shuyuan/contract/payments/difference.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Tag } from '../../../../ui/Tag.tsx';

function DifferenceStateCell({ difference: { state, note } }: { difference: Difference }) {
  const t = useT('payments');
  return (
    <Stack gap={4}>
      <Tag tone={state === 'open' ? 'gold' : 'neutral'}>{t(`difference.state.${state}`)}</Tag>
      {note && <HintText>{note}</HintText>}
    </Stack>
  );
}

export function useDifferenceColumns(onSettle: (difference: Difference) => void): Column<Difference>[] {
  const t = useT('payments');
  const format = useFormat();
  const money = (value: Difference['billMoney']) => (value === null ? '–' : <bdi>{format.price(value)}</bdi>);
  return [
    { key: 'day', header: t('difference.column.day'), cell: ({ day }) => <bdi>{day}</bdi> },
    { key: 'method', header: t('receipt.column.method'), cell: ({ method }) => t(`receipt.method.${method}`) },
    { key: 'kind', header: t('difference.column.kind'), cell: ({ kind }) => t(`difference.kind.${kind}`) },
    { key: 'number', header: t('payment.column.number'), cell: ({ number }) => <bdi>{number}</bdi> },
    { key: 'bill', header: t('difference.column.bill'), align: 'end', cell: ({ billMoney }) => money(billMoney) },
    { key: 'own', header: t('difference.column.own'), align: 'end', cell: ({ ownMoney }) => money(ownMoney) },
    {
      key: 'state',
      header: t('payment.column.state'),
      cell: (difference) => <DifferenceStateCell difference={difference} />,
    },
    {
      key: 'actions',
      header: <VisuallyHidden>{t('payment.column.actions')}</VisuallyHidden>,
      align: 'end',
      cell: (difference) =>
        difference.state === 'open' && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('difference.settle.named', { number: difference.number })}
            onClick={() => onSettle(difference)}
          >
            {t('difference.settle')}
          </Button>
        ),
    },
  ];
}

export type Difference = OutputOf<typeof listDifferences>['items'][number];
