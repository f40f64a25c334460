import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { hideHotSearch, listHotSearches, listProposedSearches } from '@shuyuan/contract/search/hot/hot-search.wire';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';

type Proposed = OutputOf<typeof listProposedSearches>['items'][number];

export function useProposedColumns(): Column<Proposed>[] {
  const t = useT('operation');
  const hide = useWrite(hideHotSearch, { refreshes: [listProposedSearches, listHotSearches] });
  return [
    { key: 'words', header: t('searches.column.words'), cell: ({ words }) => <bdi>{words}</bdi> },
    {
      key: 'state',
      header: t('searches.hot.state'),
      cell: ({ isHidden }) => (
        <Tag {...(isHidden ? {} : { tone: 'pine' as const })}>
          {t(isHidden ? 'searches.hot.hidden' : 'searches.hot.shown')}
        </Tag>
      ),
    },
    {
      key: 'action',
      header: t('searches.column.action'),
      align: 'end',
      cell: ({ words, isHidden }) => (
        <Button
          variant="default"
          size="xs"
          loading={hide.isPending && hide.variables.words === words}
          onClick={() => hide.mutate({ words, isHidden: !isHidden })}
        >
          {t(isHidden ? 'searches.hot.show' : 'searches.hot.hide', { words })}
        </Button>
      ),
    },
  ];
}
