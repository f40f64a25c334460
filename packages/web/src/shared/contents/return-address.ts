import { addressCodec, addressId, useAddressState } from '../../lib/address-state.ts';

/** In the address of a class, a survey, of an exam, its paper and its result: the section of a course, the subject or the path that led here. */
export const returnAddress = addressCodec({
  course: addressId,
  section: addressId,
  subject: addressId,
  position: addressId,
});

/** The same for the next of these pages. */
export function useReturnSearch() {
  const [state] = useAddressState(returnAddress);
  return returnAddress.write(state);
}
