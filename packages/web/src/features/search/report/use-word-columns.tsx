import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listSearched } from '@shuyuan/contract/search/report/search-report.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { useShareText } from './use-share-text.ts';

export function useWordColumns(): Column<SearchedWord>[] {
  const t = useT('operation');
  const format = useFormat();
  const shareOf = useShareText();
  const column = (key: string, header: string, cell: (row: SearchedWord) => string): Column<SearchedWord> => ({
    key,
    header,
    align: 'end',
    cell,
  });
  return [
    {
      key: 'words',
      header: t('searches.column.words'),
      cell: ({ words }) => (
        <PathLink to="search" search={{ keyword: words }}>
          <bdi>{words}</bdi>
        </PathLink>
      ),
    },
    column('searches', t('searches.column.searches'), (row) => format.count(row.searchCount)),
    column('none', t('searches.column.none'), (row) => shareOf(row.noneCount, row.searchCount)),
    column('clicked', t('searches.column.clicked'), (row) => shareOf(row.clickedCount, row.searchCount)),
    column('rank', t('searches.column.rank'), (row) => (row.meanRank === null ? '—' : format.count(row.meanRank))),
  ];
}

export type SearchedWord = OutputOf<typeof listSearched>['items'][number];
