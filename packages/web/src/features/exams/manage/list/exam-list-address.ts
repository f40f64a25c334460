import { examStates } from '@shuyuan/contract/exams/papers/exam-states';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../../../lib/address-state.ts';

/** The address of the list of managed exams: the word, the state, whose exams, and the page. */
export const examListAddress = addressCodec({
  search: addressText,
  state: addressChoice(examStates),
  whose: addressChoice(['all', 'own'], 'all'),
  ...addressPaging(),
});

export type ExamListAddress = AddressStateOf<typeof examListAddress>;
