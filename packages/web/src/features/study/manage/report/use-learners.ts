import { listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { isFiltered, reportQueryOf } from '../../../../shared/reports/report-filters.ts';
import { learnersAddress } from './learners-address.ts';

/** The people who learn a course, as the address says. `query` is what an export of them is asked. */
export function useLearners(courseId: string) {
  const [state, change] = useAddressState(learnersAddress);
  const { page, pageSize } = state;
  const query = { id: courseId, ...reportQueryOf(state) };
  const read = useRead(
    listLearners,
    { ...query, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { state, change, query, read, isFiltered: isFiltered(state) };
}
