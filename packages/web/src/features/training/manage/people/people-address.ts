import { enrolmentStates } from '@shuyuan/contract/training/enrolment-states';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../../../lib/address-state.ts';
import { classTabs } from '../class/class-address.ts';

/** The address of the people of a class: the name, the state and the page. */
export const peopleAddress = addressCodec({
  tab: addressChoice(classTabs, 'edit'),
  name: addressText,
  state: addressChoice(enrolmentStates),
  ...addressPaging(),
});

export type PeopleAddress = AddressStateOf<typeof peopleAddress>;
