import { Button } from '@mantine/core';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Seat } from './seat-order.ts';

export function useSeatColumns(onTake: (seat: Seat) => void): readonly Column<Seat>[] {
  const t = useT('share');
  const format = useFormat();
  return [
    { key: 'person', header: t('pricing.seats.column.person'), cell: ({ memberName }) => <bdi>{memberName}</bdi> },
    {
      key: 'time',
      header: t('pricing.seats.column.since'),
      cell: ({ createTime }) => <bdi>{format.dateTime(createTime)}</bdi>,
    },
    {
      key: 'state',
      header: t('pricing.seats.column.state'),
      cell: ({ canTakeBack }) => (
        <Tag tone={canTakeBack ? 'neutral' : 'pine'}>
          {t(canTakeBack ? 'pricing.seats.unopened' : 'pricing.seats.opened')}
        </Tag>
      ),
    },
    {
      key: 'operate',
      header: t('pricing.seats.column.operate'),
      align: 'end',
      cell: (seat) =>
        seat.canTakeBack && (
          <Button
            variant="default"
            aria-label={t('pricing.seats.takeBack.named', { name: seat.memberName })}
            onClick={() => onTake(seat)}
          >
            {t('pricing.seats.takeBack')}
          </Button>
        ),
    },
  ];
}
