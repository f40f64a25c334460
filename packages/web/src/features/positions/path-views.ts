import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../lib/address-state.ts';

export const pathViews = ['mine', 'closed', 'manage'] as const;

/** The address of the paths page: which list, which page of it, and which path is edited; `new` is one to be made. */
export const pathsAddress = addressCodec({
  view: addressChoice(pathViews, 'mine'),
  search: addressText,
  ...addressPaging(),
  edit: addressId,
});

export type PathsPlace = AddressStateOf<typeof pathsAddress>;
