import { listPositionHolders } from '@shuyuan/contract/positions/manage-position.wire';
import { defaultPageSize } from '@shuyuan/contract/kernel/paging';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { type Holder, useHolderColumns } from './use-holder-columns.tsx';

type Props = { positionId: string; onRemove: (holder: Holder) => void };

export function HolderTable({ positionId, onRemove }: Props) {
  const t = useT('study');
  const [paging, setPaging] = useState({ page: 1, pageSize: defaultPageSize });
  const list = useRead(listPositionHolders, { id: positionId, ...paging }, { claims: 'notices' });
  const columns = useHolderColumns(positionId, onRemove);
  const empty = <EmptyState title={t('positions.holders.empty')} />;
  return (
    <>
      <DataTable
        caption={t('positions.holders')}
        columns={columns}
        content={tableContent(list, { failed: t('positions.failed'), empty })}
        rowKey={({ memberId }) => memberId}
      />
      <ListPager paging={paging} recordCount={list.data?.recordCount ?? 0} onChange={setPaging} />
    </>
  );
}
