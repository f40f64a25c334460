import { assignmentStates } from '@shuyuan/contract/assignments/assignment-states';
import { dutyProgresses } from '@shuyuan/contract/assignments/duty-progresses';
import { isDay } from '@shuyuan/contract/kernel/calendar/add-days';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  addressText,
  type AddressStateOf,
  type AddressValue,
} from '../../../lib/address-state.ts';
import { assignmentViews, ruleTabs } from './assignment-views.ts';

const addressDay: AddressValue<string> = {
  read: (text = '') => (isDay(text) ? text : ''),
  write: (day) => day || undefined,
};

/**
 * The address of the pages of rules: word, state and page of the list, the rule whose form or people are open, the duty
 * of one of them, the filters of these and the row they go on behind, and the day a report is about.
 */
export const assignmentsAddress = addressCodec({
  view: addressChoice(assignmentViews, 'rules'),
  search: addressText,
  state: addressChoice(assignmentStates),
  ...addressPaging(),
  edit: addressId,
  rule: addressId,
  duty: addressId,
  tab: addressChoice(ruleTabs, 'people'),
  progress: addressChoice(dutyProgresses),
  name: addressText,
  place: addressText,
  day: addressDay,
  after: addressText,
});

export type AssignmentsState = AddressStateOf<typeof assignmentsAddress>;
export type ListProps = {
  readonly state: AssignmentsState;
  readonly onMove: (change: Partial<AssignmentsState>) => void;
};
