import { findPathReport, listPathReport } from '@shuyuan/contract/positions/path-report.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { PathsPlace } from '../path-views.ts';

/** The paths of the reader's team, as the address says. `query` is what an export of them is asked. */
export function useTeamReport({ position, place, audit, search, page, pageSize }: PathsPlace) {
  const query = {
    ...(position && { positionId: position }),
    ...(place && { organizationId: place }),
    ...(audit && { auditState: audit }),
    ...(search && { search }),
  };
  const list = useRead(
    listPathReport,
    { ...query, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { query, list, isFiltered: Object.keys(query).length > 0 };
}

/** Whether the reader has a team; undefined until that is known. */
export const useTeam = () => useRead(findPathReport, {}).data;
