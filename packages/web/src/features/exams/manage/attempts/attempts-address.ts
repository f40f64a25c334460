import { managedStatuses } from '@shuyuan/contract/exams/taking/attempt-result';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../../../lib/address-state.ts';
import { examTabs } from '../exam/exam-address.ts';

/** The address of the attempts of an exam: the name, the state and the page. */
export const attemptsAddress = addressCodec({
  tab: addressChoice(examTabs, 'edit'),
  name: addressText,
  status: addressChoice(managedStatuses),
  ...addressPaging(),
});

export type AttemptsAddress = AddressStateOf<typeof attemptsAddress>;
