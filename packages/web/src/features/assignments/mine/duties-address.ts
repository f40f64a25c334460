import { ownDutyViews } from '@shuyuan/contract/assignments/own-duty-views';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  type AddressStateOf,
} from '../../../lib/address-state.ts';

/** The address of one's own duties: which list, which page of it, and which duty is open. */
export const dutiesAddress = addressCodec({
  view: addressChoice(ownDutyViews, 'open'),
  ...addressPaging(),
  duty: addressId,
});

export type DutiesProps = {
  readonly state: AddressStateOf<typeof dutiesAddress>;
  readonly onMove: (change: Partial<AddressStateOf<typeof dutiesAddress>>) => void;
};
