import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listSeatOrders, listSeats } from '@shuyuan/contract/pricing/seats.wire';

export type SeatOrder = OutputOf<typeof listSeatOrders>['items'][number];
export type Seat = OutputOf<typeof listSeats>['items'][number];
