import { addressCodec, addressId } from '../../../lib/address-state.ts';

/** The address of an answer sheet: the section of a course that led here, to go back to. */
export const answerAddress = addressCodec({ course: addressId, section: addressId });
