import { listSubscribedColumns } from '@shuyuan/contract/community/column.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { BookMarked } from 'lucide-react';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ColumnGrid } from './ColumnGrid.tsx';

/** COMM-34: the columns one subscribes to. */
export function SubscribedColumns() {
  const t = useT('share');
  const paging = usePaging();
  const columns = useRead(listSubscribedColumns, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <Panel title={t('community.column.mine.title')} icon={<BookMarked />}>
      <ReadStates read={columns} failed={t('community.column.failed')} shape="cards" count={3}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <EmptyState title={t('community.column.mine.empty.title')} text={t('community.column.mine.empty.text')} />
          ) : (
            <>
              <ColumnGrid label={t('community.column.mine.title')} columns={items} />
              <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch(next)} />
            </>
          )
        }
      </ReadStates>
    </Panel>
  );
}
