import { listCardMembers } from '@shuyuan/contract/pricing/price.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { useRead } from '../../../lib/queries.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Card } from './card-draft.ts';
import { type Holder, useHolderColumns } from './use-holder-columns.tsx';

const pageSize = 10;

export function Holders({ card, onTake }: { card: Card; onTake: (holder: Holder) => void }) {
  const t = useT('admin');
  const [paging, setPaging] = useState({ page: 1, pageSize });
  const read = useRead(
    listCardMembers,
    { id: card.id, ...paging },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const columns = useHolderColumns(onTake);
  const empty = <EmptyState title={t('admin.cards.people.empty.title')} text={t('admin.cards.people.empty.text')} />;
  return (
    <>
      <DataTable
        caption={t('admin.cards.people.title')}
        columns={columns}
        rowKey={({ memberId }) => memberId}
        content={tableContent(read, { failed: t('admin.cards.people.failed'), empty })}
      />
      {(read.data?.recordCount ?? 0) > pageSize && (
        <ListPager paging={paging} recordCount={read.data?.recordCount ?? 0} sizes={[pageSize]} onChange={setPaging} />
      )}
    </>
  );
}
