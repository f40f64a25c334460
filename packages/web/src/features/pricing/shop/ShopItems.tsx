import { listShopItems } from '@shuyuan/contract/pricing/shop.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OfferedItems } from './OfferedItems.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import type { ShopProps } from './shop-address.ts';
import type { ShopItemView } from './ShopItem.tsx';

/** Everything on offer, page by page, and the question before one of it is ordered. */
export function ShopItems({ state, onMove }: ShopProps) {
  const t = useT('points');
  const { page, pageSize } = state;
  const [chosen, setChosen] = useState<ShopItemView | null>(null);
  const read = useRead(listShopItems, { page, pageSize }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <section aria-label={t('points.shop.items')}>
      <ReadStates read={read} failed={t('points.shop.failed')} shape="cards" count={3}>
        {({ items, integral, recordCount }) => (
          <Stack>
            <OfferedItems items={items} integral={integral} onOrder={setChosen} />
            <ListPager paging={state} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )}
      </ReadStates>
      {chosen && <OrderDialog item={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
