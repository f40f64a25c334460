import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listManagedSubjects } from '@shuyuan/contract/subjects/manage-subject.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './Managed.module.css';

type Row = OutputOf<typeof listManagedSubjects>['items'][number];

const tones = { draft: 'neutral', published: 'pine', withdrawn: 'gold', archived: 'neutral' } as const;

export function useSubjectColumns(onOpen: (id: string) => void): Column<Row>[] {
  const t = useT('subjects');
  const study = useT('study');
  const { count, dateTime } = useFormat();
  return [
    {
      key: 'title',
      header: t('subjects.column.title'),
      cell: ({ id, title }) => (
        <button type="button" className={classes.open} onClick={() => onOpen(id)}>
          {title}
        </button>
      ),
    },
    {
      key: 'state',
      header: study('positions.column.state'),
      cell: ({ state, hasDraft }) => (
        <span className={classes.tags}>
          <Tag tone={tones[state]}>{study(`positions.state.${state}`)}</Tag>
          {hasDraft && state !== 'draft' && <Tag>{study('positions.hasDraft')}</Tag>}
        </span>
      ),
    },
    { key: 'author', header: t('subjects.column.author'), cell: ({ authorName }) => authorName },
    { key: 'learners', header: t('subjects.column.learners'), align: 'end', cell: (row) => count(row.learnerCount) },
    {
      key: 'finished',
      header: study('positions.column.finished'),
      align: 'end',
      cell: (row) => count(row.finishedCount),
    },
    { key: 'time', header: study('positions.column.updated'), cell: ({ updateTime }) => dateTime(updateTime) },
  ];
}
