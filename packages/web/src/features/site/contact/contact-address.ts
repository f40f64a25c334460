import { contactStates } from '@shuyuan/contract/site/contact';
import { addressChoice, addressCodec, addressPaging } from '../../../lib/address-state.ts';

/** The address of the letters: which of them, and which page. */
export const contactAddress = addressCodec({ state: addressChoice(contactStates), ...addressPaging() });
