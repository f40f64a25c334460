import { listManagedItems } from '@shuyuan/contract/pricing/shop.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ShopTable } from '../shop/ShopTable.tsx';
import type { ManagedItem } from './item-draft.ts';
import { ItemDialog } from './ItemDialog.tsx';
import type { ShopAdminProps } from './shop-admin-address.ts';
import { useItemColumns } from './use-item-columns.tsx';

/** Everything of the shop, also what is not offered. */
export function ManagedItems({ state, onMove }: ShopAdminProps) {
  const t = useT('points');
  const [editing, setEditing] = useState<ManagedItem | null>(null);
  const columns = useItemColumns(setEditing);
  const paging = { page: state.page, pageSize: state.pageSize };
  const read = useRead(listManagedItems, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <>
      <ShopTable
        caption={t('points.admin.items')}
        columns={columns}
        read={read}
        failed={t('points.shop.failed')}
        empty={t('points.admin.items.empty')}
        paging={paging}
        onPage={onMove}
      />
      {editing && <ItemDialog item={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
