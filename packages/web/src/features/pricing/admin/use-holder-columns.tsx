import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listCardMembers } from '@shuyuan/contract/pricing/price.wire';
import { Undo2 } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

export type Holder = OutputOf<typeof listCardMembers>['items'][number];

export function useHolderColumns(onTake: (holder: Holder) => void): Column<Holder>[] {
  const t = useT('admin');
  const format = useFormat();
  return [
    {
      key: 'name',
      header: t('admin.cards.people.column.name'),
      cell: ({ memberName }) => <bdi>{memberName}</bdi>,
    },
    {
      key: 'from',
      header: t('admin.cards.people.column.from'),
      cell: ({ fromTime }) => <bdi>{format.date(fromTime)}</bdi>,
    },
    {
      key: 'until',
      header: t('admin.cards.people.column.until'),
      cell: ({ endTime }) => (endTime === null ? t('admin.cards.forever') : <bdi>{format.date(endTime)}</bdi>),
    },
    {
      key: 'actions',
      header: t('admin.cards.people.column.actions'),
      align: 'end',
      cell: (holder) => (
        <IconButton
          label={t('admin.cards.take.named', { name: holder.memberName })}
          icon={<Undo2 size={16} aria-hidden />}
          size={32}
          onClick={() => onTake(holder)}
        />
      ),
    },
  ];
}
