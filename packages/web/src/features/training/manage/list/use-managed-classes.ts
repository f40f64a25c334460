import { listManagedClasses } from '@shuyuan/contract/training/manage-class.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { managedAddress } from './managed-address.ts';

/** The classes somebody manages, as the address says. */
export function useManagedClasses() {
  const [address, change] = useAddressState(managedAddress);
  const { search, state, page, pageSize } = address;
  const list = useRead(
    listManagedClasses,
    { page, pageSize, ...(search && { search }), ...(state && { state }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { address, change, list, isFiltered: search !== '' || state !== undefined };
}
