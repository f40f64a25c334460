import { listEnrolments } from '@shuyuan/contract/training/enrolment.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { peopleAddress } from './people-address.ts';

/** The people of a class, as the address says. */
export function usePeople(classId: string) {
  const [address, change] = useAddressState(peopleAddress);
  const { name, state, page, pageSize } = address;
  const query = { id: classId, ...(name && { search: name }), ...(state && { state }) };
  const list = useRead(
    listEnrolments,
    { ...query, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { address, change, query, list, isFiltered: name !== '' || state !== undefined };
}
