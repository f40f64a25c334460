import { approvalBoxes } from '@shuyuan/contract/approval/process-life';
import { addressChoice, addressCodec, addressId, addressPaging, type AddressStateOf } from '../../lib/address-state.ts';

/** The address of the approvals page: which list, which page of it, and which approval is open. */
export const boxAddress = addressCodec({
  box: addressChoice(approvalBoxes, 'to-decide'),
  ...addressPaging(),
  open: addressId,
});

export type BoxPlace = AddressStateOf<typeof boxAddress>;
