import { listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { attemptsAddress } from './attempts-address.ts';

/** The attempts of an exam, as the address says. `query` is what an export of them is asked. */
export function useAttempts(examId: string) {
  const [state, change] = useAddressState(attemptsAddress);
  const { name, status, page, pageSize } = state;
  const query = { id: examId, ...(name && { search: name }), ...(status !== undefined && { status }) };
  const list = useRead(
    listAttempts,
    { ...query, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { state, change, query, list, isFiltered: name !== '' || status !== undefined };
}
