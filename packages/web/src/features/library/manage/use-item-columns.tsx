import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listManagedItems } from '@shuyuan/contract/library/manage-library.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { StateTag } from '../StateTag.tsx';

type Row = OutputOf<typeof listManagedItems>['items'][number];

export function useItemColumns(): Column<Row>[] {
  const t = useT('library');
  const format = useFormat();
  return [
    {
      key: 'title',
      header: t('library.column.title'),
      cell: ({ id, title }) => (
        <PathLink to="knowledgeDetail" params={{ id }}>
          <bdi>{title}</bdi>
        </PathLink>
      ),
    },
    { key: 'kind', header: t('library.filter.kind'), cell: ({ kind }) => t(`library.kind.${kind}`) },
    { key: 'state', header: t('library.column.state'), cell: ({ state }) => <StateTag state={state} /> },
    {
      key: 'version',
      header: t('library.column.version'),
      align: 'end',
      cell: ({ versionNumber }) => format.count(versionNumber),
    },
    { key: 'author', header: t('library.column.author'), cell: ({ authorName }) => <bdi>{authorName}</bdi> },
    { key: 'time', header: t('library.column.updated'), cell: ({ updateTime }) => format.relative(updateTime) },
  ];
}
