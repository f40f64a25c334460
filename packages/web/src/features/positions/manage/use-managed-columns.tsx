import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listManagedPositions } from '@shuyuan/contract/positions/manage-position.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './use-managed-columns.module.css';

type Row = OutputOf<typeof listManagedPositions>['items'][number];

const tones = { draft: 'neutral', published: 'pine', withdrawn: 'gold', archived: 'neutral' } as const;

export function useManagedColumns(onOpen: (id: string) => void): Column<Row>[] {
  const t = useT('study');
  const { count, dateTime } = useFormat();
  return [
    {
      key: 'name',
      header: t('positions.column.name'),
      cell: ({ id, name }) => (
        <button type="button" className={classes.open} onClick={() => onOpen(id)}>
          {name}
        </button>
      ),
    },
    {
      key: 'state',
      header: t('positions.column.state'),
      cell: ({ state, hasDraft }) => (
        <span className={classes.tags}>
          <Tag tone={tones[state]}>{t(`positions.state.${state}`)}</Tag>
          {hasDraft && state !== 'draft' && <Tag>{t('positions.hasDraft')}</Tag>}
        </span>
      ),
    },
    { key: 'holders', header: t('positions.column.holders'), align: 'end', cell: (row) => count(row.holderCount) },
    {
      key: 'finished',
      header: t('positions.column.finished'),
      align: 'end',
      cell: (row) => count(row.finishedCount),
    },
    { key: 'agreed', header: t('positions.column.agreed'), align: 'end', cell: (row) => count(row.agreedCount) },
    { key: 'time', header: t('positions.column.updated'), cell: ({ updateTime }) => dateTime(updateTime) },
  ];
}
