import { listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { learnersAddress } from './learners-address.ts';

/** The people who learn a course, as the address says. `query` is what an export of them is asked. */
export function useLearners(courseId: string) {
  const [state, change] = useAddressState(learnersAddress);
  const { name, status, place, page, pageSize } = state;
  const query = {
    id: courseId,
    ...(name && { search: name }),
    ...(status !== undefined && { finishStatus: status }),
    ...(place && { organizationId: place }),
  };
  const read = useRead(
    listLearners,
    { ...query, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { state, change, query, read, isFiltered: name !== '' || status !== undefined || place !== '' };
}
