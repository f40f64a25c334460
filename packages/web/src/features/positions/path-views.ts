import { auditStates } from '@shuyuan/contract/positions/audit-states';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../lib/address-state.ts';

export const pathViews = ['mine', 'closed', 'team', 'manage'] as const;

/** The address of the paths page: which list, which page of it, which path is edited (`new` is one to be made), and how the report on a team is filtered. */
export const pathsAddress = addressCodec({
  view: addressChoice(pathViews, 'mine'),
  search: addressText,
  ...addressPaging(),
  edit: addressId,
  position: addressId,
  place: addressText,
  audit: addressChoice(auditStates),
});

export type PathsPlace = AddressStateOf<typeof pathsAddress>;
