import { courseStates } from '@shuyuan/contract/study/courses/course-states';
import { addressChoice, addressCodec, addressPaging, addressText } from '../../../../lib/address-state.ts';

/** The address of the list of managed courses: the word, the state, whose courses, and the page. */
export const courseListAddress = addressCodec({
  search: addressText,
  state: addressChoice(courseStates),
  whose: addressChoice(['all', 'own'], 'all'),
  ...addressPaging(),
});
