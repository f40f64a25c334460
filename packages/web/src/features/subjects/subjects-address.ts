import { exemptionStates } from '@shuyuan/contract/subjects/exemption-states';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../lib/address-state.ts';

const views = ['mine', 'manage', 'exemptions'] as const;

/** The address of the page of subjects: which list and page, how exemptions were decided, and what is edited; `new` is one to be made. */
export const subjectsAddress = addressCodec({
  view: addressChoice(views, 'mine'),
  search: addressText,
  ...addressPaging(),
  edit: addressId,
  decision: addressChoice(exemptionStates, 'waiting'),
});

export const subjectViews: readonly (typeof views)[number][] = views;
export type SubjectsAddress = AddressStateOf<typeof subjectsAddress>;
export type ListProps = {
  readonly state: SubjectsAddress;
  readonly onMove: (change: Partial<SubjectsAddress>) => void;
};
