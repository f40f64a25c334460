import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { ManagePlace } from './manage-place.ts';
import { managedList } from './managed-live.ts';

/** LIVE-MGMT-06: page, page size and search text, of all suppliers. */
export const useManagedLives = ({ tab, page, pageSize, search }: ManagePlace) =>
  useRead(
    managedList,
    { page, pageSize, isEverySupplier: true, ...(search && { search }), ...(tab === 'mine' && { isOwn: true }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
