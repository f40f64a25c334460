import { listDuties } from '@shuyuan/contract/assignments/duty-report.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { AssignmentsState } from '../manage/assignments-address.ts';
import { instantOfDay } from './instant-of-day.ts';

/** The people of a rule as the address says. `query` is what an export of them is asked. */
export function useDuties(id: string, { progress, name, place, day, after }: AssignmentsState) {
  const query = {
    id,
    ...instantOfDay(day),
    ...(progress && { progress }),
    ...(name && { search: name }),
    ...(place && { organizationId: place }),
  };
  const list = useRead(
    listDuties,
    { ...query, ...(after && { after }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { query, list, isFiltered: Boolean(progress) || name !== '' || place !== '' };
}
