import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { receiptStates } from '@shuyuan/contract/payments/receipts';
import { refundStates } from '@shuyuan/contract/payments/refunds';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../../lib/address-state.ts';
import { financeViewNames } from './finance-view-names.ts';

export const financeAddress = addressCodec({ view: addressChoice(financeViewNames, 'orders') });

/** The address of the list of money that has come. */
export const receiptsAddress = addressCodec({
  state: addressChoice(receiptStates),
  search: addressText,
  ...addressPaging(orderLimits.pageSize),
});

/** The same of refunds. */
export const refundsAddress = addressCodec({
  state: addressChoice(refundStates),
  search: addressText,
  ...addressPaging(orderLimits.pageSize),
});
export type RefundsState = AddressStateOf<typeof refundsAddress>;

export type ReceiptsState = AddressStateOf<typeof receiptsAddress>;
