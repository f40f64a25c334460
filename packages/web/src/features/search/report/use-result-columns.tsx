import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listClickedResults } from '@shuyuan/contract/search/report/search-report.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { hitAddress } from '../../../shared/search/hit-address.ts';
import type { Column } from '../../../ui/DataTable.tsx';

type Clicked = OutputOf<typeof listClickedResults>['items'][number];

export function useResultColumns(): Column<Clicked>[] {
  const t = useT('operation');
  const kinds = useT('search');
  const format = useFormat();
  return [
    {
      key: 'result',
      header: t('searches.column.result'),
      cell: (row) => (
        <a href={hitAddress(row)}>
          <bdi>{row.title || kinds(`search.kind.${row.kind}`)}</bdi>
        </a>
      ),
    },
    { key: 'kind', header: t('searches.column.kind'), cell: ({ kind }) => kinds(`search.kind.${kind}`) },
    { key: 'clicks', header: t('searches.column.clicks'), align: 'end', cell: (row) => format.count(row.clickCount) },
    {
      key: 'rank',
      header: t('searches.column.rank'),
      align: 'end',
      cell: ({ meanRank }) => (meanRank === null ? '—' : format.count(meanRank)),
    },
  ];
}
