import { peopleFilters } from '@shuyuan/contract/centre/director/people-filters';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../../lib/address-state.ts';
import { changeSearch } from '../../../lib/navigation.ts';
import { closedSearch } from '../../../shared/centre/use-centre-panels.ts';

export const directorViews = ['people', 'packs'] as const;

/** Which list, the unit whose people are shown, who of them, and the page of the list. The person that is open is a panel. */
export const directorAddress = addressCodec({
  view: addressChoice(directorViews, 'people'),
  unit: addressId,
  search: addressText,
  filter: addressChoice(peopleFilters, 'all'),
  ...addressPaging(),
});

export type DirectorState = AddressStateOf<typeof directorAddress>;
export type DirectorProps = {
  readonly state: DirectorState;
  readonly onMove: (change: Partial<DirectorState>) => void;
};

/** Another list or unit begins without the panel that was open in the one before (CENTRE-03). */
export const moveClosing = (state: DirectorState, change: Partial<DirectorState>): void =>
  changeSearch({ ...directorAddress.write({ ...state, ...change }), ...closedSearch });
