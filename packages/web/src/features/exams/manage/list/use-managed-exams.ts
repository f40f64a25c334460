import { listManagedExams } from '@shuyuan/contract/exams/papers/papers.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { examListAddress } from './exam-list-address.ts';

/** The exams somebody manages, as the address says. */
export function useManagedExams() {
  const [state, change] = useAddressState(examListAddress);
  const { search, whose, page, pageSize } = state;
  const list = useRead(
    listManagedExams,
    { page, pageSize, isOwn: whose === 'own', ...(search && { search }), ...(state.state && { state: state.state }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { state, change, list, isFiltered: search !== '' || state.state !== undefined || whose === 'own' };
}
