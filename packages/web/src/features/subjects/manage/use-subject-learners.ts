import { listSubjectLearners } from '@shuyuan/contract/subjects/manage-subject.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { isFiltered, reportQueryOf } from '../../../shared/reports/report-filters.ts';
import type { SubjectsAddress } from '../subjects-address.ts';

/** The people who learn a subject, as the address says. `query` is what an export of them is asked. */
export function useSubjectLearners(id: string, state: SubjectsAddress) {
  const query = { id, ...reportQueryOf(state) };
  const paging = { page: state.reportPage, pageSize: state.reportSize };
  const list = useRead(
    listSubjectLearners,
    { ...query, ...paging },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { query, paging, list, isFiltered: isFiltered(state) };
}
