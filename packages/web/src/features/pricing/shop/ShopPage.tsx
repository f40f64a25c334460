import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OwnOrders } from './OwnOrders.tsx';
import { shopAddress } from './shop-address.ts';
import { ShopItems } from './ShopItems.tsx';

/** The benefits points buy, and what one has ordered. */
export function ShopPage() {
  const t = useT('points');
  const [state, move] = useAddressState(shopAddress);
  return (
    <>
      <PageTitle title={t('points.shop')} description={t('points.shop.text')} />
      <Stack>
        <ShopItems state={state} onMove={move} />
        <OwnOrders state={state} onMove={move} />
      </Stack>
    </>
  );
}
