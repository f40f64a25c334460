import { listManagedItems } from '@shuyuan/contract/library/manage-library.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { LibraryAddress } from '../library-address.ts';

/** The items somebody manages, as the address says. */
export const useManagedItems = ({ search, page, pageSize }: LibraryAddress) =>
  useRead(
    listManagedItems,
    { page, pageSize, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
