import { listSubordinates } from '@shuyuan/contract/centre/director/director.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { DirectorState } from './director-views.ts';

/** A page of one's people as the address says. */
export const usePeople = ({ unit, search, filter, page, pageSize }: DirectorState) =>
  useRead(
    listSubordinates,
    { filter, page, pageSize, ...(unit !== undefined && { organizationId: unit }), ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
