import { identities } from '@shuyuan/contract/kernel/capabilities';
import { memberStates } from '@shuyuan/contract/people/member-state';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  type AddressStateOf,
  addressText,
} from '../../../lib/address-state.ts';

/** The member list as its address holds it: a reload or a link shows the same. */
export const memberAddress = addressCodec({
  search: addressText,
  organizationId: addressText,
  state: addressChoice(memberStates),
  identity: addressChoice(identities),
  ...addressPaging(),
});

export type MemberView = AddressStateOf<typeof memberAddress>;

export const inputOf = ({ search, organizationId, state, identity, page, pageSize }: MemberView) => ({
  page,
  pageSize,
  ...(search && { search }),
  ...(organizationId && { organizationId }),
  ...(state && { state }),
  ...(identity && { identity }),
});

export const isFiltered = ({ search, organizationId, state, identity }: MemberView): boolean =>
  search !== '' || organizationId !== '' || state !== undefined || identity !== undefined;
