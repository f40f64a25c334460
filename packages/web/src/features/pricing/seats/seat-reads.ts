import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { listSeatOrders, listSeatPeople, listSeats } from '@shuyuan/contract/pricing/seats.wire';

/** Everything that shows how many seats are handed out, and to whom. */
export const seatReads: readonly Endpoint[] = [listSeatOrders, listSeats, listSeatPeople];
