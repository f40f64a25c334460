import { classStates } from '@shuyuan/contract/training/class-states';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../../../lib/address-state.ts';

/** The address of the list of managed classes: the word, the state and the page. */
export const managedAddress = addressCodec({
  view: addressChoice(['manage']),
  search: addressText,
  state: addressChoice(classStates),
  ...addressPaging(),
});

export type ManagedAddress = AddressStateOf<typeof managedAddress>;
