import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ColumnGrid } from './ColumnGrid.tsx';
import { KeepColumns } from './KeepColumns.tsx';
import { useAccountColumns } from './use-account-columns.ts';

/** COMM-32: the columns of an account, for whoever reads them. */
export function AccountColumns({ accountId }: { accountId: string }) {
  const t = useT('share');
  const { read, paging, onPage } = useAccountColumns(accountId);
  return (
    <>
      <KeepColumns accountId={accountId} />
      <ReadStates read={read} failed={t('community.column.failed')} shape="cards" count={3}>
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
              <ListPager paging={paging} recordCount={recordCount} onChange={onPage} />
            </>
          )
        }
      </ReadStates>
    </>
  );
}
