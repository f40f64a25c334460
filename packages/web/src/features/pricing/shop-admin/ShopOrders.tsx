import { shopOrderStates } from '@shuyuan/contract/pricing/shop';
import { listShopOrders } from '@shuyuan/contract/pricing/shop.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { ShopTable } from '../shop/ShopTable.tsx';
import { RefuseOrder } from './RefuseOrder.tsx';
import type { ShopAdminProps } from './shop-admin-address.ts';
import type { ShopOrder } from './shop-order.ts';
import { useShopOrderColumns } from './use-shop-order-columns.tsx';

function StateTabs({ state: { state }, onMove }: ShopAdminProps) {
  const t = useT('points');
  return (
    <ChoiceTabs
      label={t('points.admin.states')}
      tabs={[
        { name: 'all', label: t('points.admin.states.all') },
        ...shopOrderStates.map((name) => ({ name, label: t(`points.shop.state.${name}`) })),
      ]}
      current={state ?? 'all'}
      onChoose={(name) => onMove({ state: shopOrderStates.find((one) => one === name), page: 1 })}
    />
  );
}

/** The orders of the company, handed out or cancelled by whoever keeps the shop. */
export function ShopOrders({ state, onMove }: ShopAdminProps) {
  const t = useT('points');
  const [refusing, setRefusing] = useState<ShopOrder | null>(null);
  const columns = useShopOrderColumns(setRefusing);
  const paging = { page: state.page, pageSize: state.pageSize };
  const input = { ...paging, ...(state.state && { state: state.state }) };
  const read = useRead(listShopOrders, input, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <>
      <ShopTable
        caption={t('points.admin.orders')}
        filters={<StateTabs state={state} onMove={onMove} />}
        columns={columns}
        read={read}
        failed={t('points.shop.orders.failed')}
        empty={t('points.admin.orders.empty')}
        paging={paging}
        onPage={onMove}
      />
      {refusing && <RefuseOrder order={refusing} onClose={() => setRefusing(null)} />}
    </>
  );
}
