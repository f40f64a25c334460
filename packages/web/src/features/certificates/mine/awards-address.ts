import { awardStates } from '@shuyuan/contract/certificates/award-states';
import { addressChoice, addressCodec, addressPaging, type AddressStateOf } from '../../../lib/address-state.ts';

/** One's own certificates: the state they are in, and the page. */
export const awardsAddress = addressCodec({ state: addressChoice(awardStates), ...addressPaging() });
export type AwardsState = AddressStateOf<typeof awardsAddress>;
