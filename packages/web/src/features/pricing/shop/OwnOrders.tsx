import { listOwnShopOrders } from '@shuyuan/contract/pricing/shop.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { CancelOrder } from './CancelOrder.tsx';
import type { OwnOrder } from './own-order.ts';
import type { ShopProps } from './shop-address.ts';
import { ShopTable } from './ShopTable.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

/** The orders of the reader; one that waits can be cancelled. */
export function OwnOrders({ state, onMove }: ShopProps) {
  const t = useT('points');
  const [cancelling, setCancelling] = useState<OwnOrder | null>(null);
  const columns = useOrderColumns(setCancelling);
  const paging = { page: state.ordersPage, pageSize: state.ordersSize };
  const read = useRead(listOwnShopOrders, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <>
      <ShopTable
        caption={t('points.shop.orders')}
        title={t('points.shop.orders')}
        columns={columns}
        read={read}
        failed={t('points.shop.orders.failed')}
        empty={t('points.shop.orders.empty')}
        paging={paging}
        onPage={({ page, pageSize }) => onMove({ ordersPage: page, ordersSize: pageSize })}
      />
      {cancelling && <CancelOrder order={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}
