import * as wire from '@shuyuan/contract/pricing/seats.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import type { Shelf } from '../index.ts';
import { handOutSeats } from './hand-out-seats.ts';
import { listSeatOrders, listSeatPeople, listSeats } from './list-seat-orders.ts';
import { takeBackSeat } from './take-back-seat.ts';

export const seatRoutes = (shelves: readonly Shelf[]): readonly Route[] => [
  on(wire.listSeatOrders, listSeatOrders),
  on(wire.listSeats, listSeats(shelves)),
  on(wire.listSeatPeople, listSeatPeople),
  on(wire.handOutSeats, handOutSeats(shelves)),
  on(wire.takeBackSeat, takeBackSeat(shelves)),
];
