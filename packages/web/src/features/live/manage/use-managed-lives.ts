import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { manageOf } from '../calls-of.ts';
import type { ManagePlace } from './manage-place.ts';

/** LIVE-MGMT-06: page, page size, search text and supplier. */
export const useManagedLives = (supplier: LiveSupplier, { tab, page, pageSize, search }: ManagePlace) =>
  useRead(
    manageOf(supplier).list,
    { page, pageSize, supplier, ...(search && { search }), ...(tab === 'mine' && { isOwn: true }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
