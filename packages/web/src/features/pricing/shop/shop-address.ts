import { addressCodec, addressPaging, type AddressStateOf } from '../../../lib/address-state.ts';

const { page: ordersPage, pageSize: ordersSize } = addressPaging();

/** The page of what is offered, and that of one’s orders. */
export const shopAddress = addressCodec({ ...addressPaging(), ordersPage, ordersSize });

type ShopState = AddressStateOf<typeof shopAddress>;
export type ShopProps = { state: ShopState; onMove: (change: Partial<ShopState>) => void };
