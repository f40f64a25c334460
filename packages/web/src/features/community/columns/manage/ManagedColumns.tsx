import { useState } from 'react';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../column.ts';
import { ColumnGrid } from '../ColumnGrid.tsx';
import { useAccountColumns } from '../use-account-columns.ts';
import { ManagedColumn } from './ManagedColumn.tsx';
import { NoColumns } from './NoColumns.tsx';
import { RemoveColumn } from './RemoveColumn.tsx';

/** COMM-32 for whoever keeps the account. */
export function ManagedColumns({ accountId }: { accountId: string }) {
  const t = useT('share');
  const [removing, setRemoving] = useState<Column | null>(null);
  const { read, paging, onPage } = useAccountColumns(accountId);
  return (
    <ReadStates read={read} failed={t('community.column.failed')} shape="cards" count={3}>
      {({ items, recordCount }) => (
        <>
          {recordCount === 0 ? (
            <NoColumns accountId={accountId} />
          ) : (
            <ColumnGrid
              label={t('community.column.manage.title')}
              columns={items}
              hasAccount={false}
              renderActions={(column) => <ManagedColumn column={column} onRemove={() => setRemoving(column)} />}
            />
          )}
          <ListPager paging={paging} recordCount={recordCount} onChange={onPage} />
          {removing && <RemoveColumn column={removing} onClose={() => setRemoving(null)} />}
        </>
      )}
    </ReadStates>
  );
}
