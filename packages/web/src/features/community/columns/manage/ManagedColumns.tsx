import { listAccountColumns } from '@shuyuan/contract/community/column.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager } from '../../../../lib/ListPager.tsx';
import { changeSearch } from '../../../../lib/navigation.ts';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../lib/ReadStates.tsx';
import { usePaging } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../column.ts';
import { ColumnGrid } from '../ColumnGrid.tsx';
import { ManagedColumn } from './ManagedColumn.tsx';
import { NoColumns } from './NoColumns.tsx';
import { RemoveColumn } from './RemoveColumn.tsx';

/** COMM-32 for whoever keeps the account. */
export function ManagedColumns({ accountId }: { accountId: string }) {
  const t = useT('share');
  const paging = usePaging();
  const [removing, setRemoving] = useState<Column | null>(null);
  const columns = useRead(
    listAccountColumns,
    { ...paging, enjoyId: accountId },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <ReadStates read={columns} failed={t('community.column.failed')} shape="cards" count={3}>
      {({ items, recordCount }) => (
        <>
          {recordCount === 0 ? (
            <NoColumns accountId={accountId} />
          ) : (
            <ColumnGrid
              label={t('community.column.manage.title')}
              columns={items}
              hasAccount={false}
              actions={(column) => <ManagedColumn column={column} onRemove={() => setRemoving(column)} />}
            />
          )}
          <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch(next)} />
          {removing && <RemoveColumn column={removing} onClose={() => setRemoving(null)} />}
        </>
      )}
    </ReadStates>
  );
}
