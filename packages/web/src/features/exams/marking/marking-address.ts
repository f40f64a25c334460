import { addressCodec, addressId } from '../../../lib/address-state.ts';

/** The question whose answers are being marked, with its version; none: the list of them. */
export const markingAddress = addressCodec({ question: addressId, version: addressId });
