import { differenceStates } from '@shuyuan/contract/payments/difference-kinds';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { addressChoice, addressCodec, addressPaging } from '../../../../lib/address-state.ts';

/** The address of the list of differences. */
export const differencesAddress = addressCodec({
  state: addressChoice(differenceStates),
  ...addressPaging(orderLimits.pageSize),
});
