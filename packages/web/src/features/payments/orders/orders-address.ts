import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { orderStates } from '@shuyuan/contract/payments/order-states';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../../lib/address-state.ts';

/** The address of lists of orders: state, word and page, and the order that is open. */
export const ordersAddress = addressCodec({
  state: addressChoice(orderStates),
  search: addressText,
  ...addressPaging(orderLimits.pageSize),
  order: addressId,
});

export type OrdersState = AddressStateOf<typeof ordersAddress>;
export type ListProps = {
  readonly state: OrdersState;
  readonly onMove: (change: Partial<OrdersState>) => void;
};
