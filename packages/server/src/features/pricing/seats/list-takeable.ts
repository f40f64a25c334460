import type { Reads } from '../../../platform/context.ts';
import type { Shelf } from '../index.ts';
import type { SeatOrderRow } from './seat-orders.store.ts';

type Seat = { readonly memberId: string; readonly createdAt: Date };
type SeatsQuery = {
  readonly shelf: Shelf;
  readonly order: Pick<SeatOrderRow, 'businessId'>;
  readonly seats: readonly Seat[];
};

/** Those whose receivers have not opened it since they have it. Where nobody can tell, it counts as opened. */
export async function listTakeable(read: Reads, { shelf, order, seats }: SeatsQuery): Promise<ReadonlySet<string>> {
  if (!shelf.lastOpened || seats.length === 0) return new Set();
  const memberIds = seats.map(({ memberId }) => memberId);
  const opened = await shelf.lastOpened(read, order.businessId, memberIds);
  const unopened = seats.filter(({ memberId, createdAt }) => {
    const at = opened.get(memberId);
    return at === undefined || at < createdAt;
  });
  return new Set(unopened.map(({ memberId }) => memberId));
}
