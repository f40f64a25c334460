import { listShares } from '@shuyuan/contract/sharing/share.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { usePaging } from '../../../lib/route-values.ts';

/** The page of one's shares that the address names. */
export function useMyShares() {
  const paging = usePaging();
  const read = useRead(listShares, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return { paging, read };
}
