import { listAccountColumns } from '@shuyuan/contract/community/column.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../lib/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ColumnGrid } from './ColumnGrid.tsx';

/** COMM-32: the columns of an account, for whoever reads them. */
export function AccountColumns({ accountId }: { accountId: string }) {
  const t = useT('share');
  const paging = usePaging();
  const columns = useRead(
    listAccountColumns,
    { ...paging, enjoyId: accountId },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <ReadStates read={columns} failed={t('community.column.failed')} shape="cards" count={3}>
      {({ items, recordCount }) =>
        recordCount === 0 ? (
          <Panel>
            <EmptyState
              art={<BlankScroll />}
              title={t('community.column.account.empty.title')}
              text={t('community.column.account.empty.text')}
            />
          </Panel>
        ) : (
          <>
            <ColumnGrid label={t('community.column.title')} columns={items} hasAccount={false} />
            <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch(next)} />
          </>
        )
      }
    </ReadStates>
  );
}
