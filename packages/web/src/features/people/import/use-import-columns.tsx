import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listImports } from '@shuyuan/contract/people/member-import.wire';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';

type PastImport = OutputOf<typeof listImports>['items'][number];

/** What came of it, in a line. */
function useResult(): (one: PastImport) => string {
  const t = useT('admin');
  const { count } = useFormat();
  return ({ state, wrong, toCreate, toChange }) => {
    if (state === 'applied')
      return t('admin.import.past.applied', { created: count(toCreate), changed: count(toChange) });
    if (state === 'failed') return t('admin.import.past.gaveUp');
    if (state !== 'checked') return t('admin.import.past.running');
    return wrong > 0 ? t('admin.import.past.wrong', { count: wrong }) : t('admin.import.past.checked');
  };
}

export function useImportColumns(): readonly Column<PastImport>[] {
  const t = useT('admin');
  const format = useFormat();
  const resultOf = useResult();
  return [
    {
      key: 'file',
      header: t('admin.import.past.file'),
      cell: ({ id, fileName }) => (
        <PathLink to="adminImport" search={{ id }}>
          <bdi>{fileName}</bdi>
        </PathLink>
      ),
    },
    { key: 'by', header: t('admin.import.past.by'), cell: ({ by }) => <bdi>{by.fullName}</bdi> },
    { key: 'at', header: t('admin.import.past.at'), cell: ({ createdAt }) => format.dateTime(createdAt) },
    {
      key: 'rows',
      header: t('admin.import.past.rows'),
      align: 'end',
      cell: ({ rows }) => format.count(rows),
    },
    { key: 'result', header: t('admin.import.past.result'), cell: resultOf },
  ];
}
