import { listSeatOrders } from '@shuyuan/contract/pricing/seats.wire';
import { useRead } from '../../../lib/queries.ts';

/** Whether somebody may buy for others, or has done so. What cannot be known now is not offered. */
export function useSeatAccess() {
  const { data } = useRead(listSeatOrders, { page: 1, pageSize: 1 }, { claims: 'all' });
  return { canBuy: data?.canBuy ?? false, hasOrders: (data?.recordCount ?? 0) > 0 };
}
