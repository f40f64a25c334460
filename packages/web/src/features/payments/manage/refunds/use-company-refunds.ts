import { listRefunds } from '@shuyuan/contract/payments/refund.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import type { RefundsState } from '../finance-address.ts';

/** The refunds of a page of the list. Most are over within seconds: while one is under way, it is looked at again. */
export function useCompanyRefunds({ page, pageSize, state, search }: RefundsState) {
  const filters = { ...(state && { state }), ...(search && { search }) };
  return useRead(
    listRefunds,
    { page, pageSize, ...filters },
    {
      claims: 'notices',
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.items.some((refund) => refund.state === 'requested') ? pollMs : false,
    },
  );
}

const pollMs = 3_000;
