import { shopOrderStates } from '@shuyuan/contract/pricing/shop';
import { shopViews } from './shop-views.ts';
import { addressChoice, addressCodec, addressPaging, type AddressStateOf } from '../../../lib/address-state.ts';

/** The orders or the items, which orders, and which page of them. */
export const shopAdminAddress = addressCodec({
  view: addressChoice(shopViews, 'orders'),
  state: addressChoice(shopOrderStates),
  ...addressPaging(),
});

type ShopAdminState = AddressStateOf<typeof shopAdminAddress>;
export type ShopAdminProps = { state: ShopAdminState; onMove: (change: Partial<ShopAdminState>) => void };
