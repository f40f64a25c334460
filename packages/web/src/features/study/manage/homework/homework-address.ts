import { addressChoice, addressCodec, addressPaging, addressText } from '../../../../lib/address-state.ts';

const states = ['submitted', 'passed', 'returned'] as const;

/** The address of the homework of a course: the name, the state and the page. */
export const homeworkAddress = addressCodec({
  search: addressText,
  state: addressChoice(states, 'submitted'),
  ...addressPaging(),
});

export const markedStates = states;
