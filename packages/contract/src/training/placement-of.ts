import type { Placement } from './enrolment-states.ts';

type ClassSeats = {
  /** Null: as many as come. */
  readonly seats: number | null;
  readonly seatsTaken: number;
  readonly waitingCount: number;
  /** 0: there is no waiting list. */
  readonly waitingMax: number;
};

/**
 * Where a new application stands; null: the class is full, and so is its waiting list. A free seat belongs to those who
 * wait, never to who comes later.
 */
export function placementOf({ seats, seatsTaken, waitingCount, waitingMax }: ClassSeats): Placement | null {
  if (seats === null || (waitingCount === 0 && seatsTaken < seats)) return 'enrolled';
  return waitingCount < waitingMax ? 'waiting' : null;
}
