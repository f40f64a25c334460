import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { SeatOrderRow } from './seat-orders.store.ts';

type Handed = {
  readonly order: Pick<SeatOrderRow, 'id' | 'tenantId' | 'businessType' | 'businessId'>;
  readonly title: string;
  readonly memberIds: readonly string[];
  readonly at: Date;
};

/** Those who have it by this order now; whoever got it meanwhile in another way is left out. Written in one order of people. */
export async function insertSeats(tx: Tx, { order, title, memberIds, at }: Handed): Promise<string[]> {
  const rows = memberIds.toSorted().map((memberId) => ({
    tenantId: order.tenantId,
    businessType: order.businessType,
    businessId: order.businessId,
    memberId,
    seatOrderId: order.id,
    tradeId: null,
    paid: 0n,
    title,
    createdAt: at,
  }));
  if (rows.length === 0) return [];
  const written = await tx
    .insertInto('entitlement')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['businessType', 'businessId', 'memberId']).doNothing())
    .returning('memberId')
    .execute();
  return written.map(({ memberId }) => memberId);
}

const seats = (read: Reads, orderId: string) =>
  read.selectFrom('entitlement as seat').where('seat.seatOrderId', '=', orderId);

export const countSeats = (read: Reads, orderId: string): Promise<number> => countRows(seats(read, orderId));

/** The latest first, whoever of them still works here. */
export const listSeats = (read: Reads, orderId: string, paging: Paging) =>
  seats(read, orderId)
    .innerJoin('member', 'member.id', 'seat.memberId')
    .select(['seat.memberId', 'member.fullName', 'seat.createdAt'])
    .orderBy('seat.createdAt', 'desc')
    .orderBy('seat.memberId')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

/** Since when somebody has a seat of the order; undefined: they have none. */
export const findSeat = (read: Reads, orderId: string, memberId: string) =>
  seats(read, orderId).select('seat.createdAt').where('seat.memberId', '=', memberId).executeTakeFirst();

export const deleteSeat = (tx: Tx, orderId: string, memberId: string) =>
  tx.deleteFrom('entitlement').where('seatOrderId', '=', orderId).where('memberId', '=', memberId).execute();

/** Every seat of an order. Answers who had one. */
export async function deleteSeats(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('entitlement').where('seatOrderId', '=', orderId).returning('memberId').execute();
  return rows.map(({ memberId }) => memberId).toSorted();
}

/** As somebody is called now. */
export const namesOf = async (read: Reads, memberId: string): Promise<string> =>
  (
    await read
      .selectFrom('member')
      .select(sql<string>`full_name`.as('fullName'))
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).fullName;
