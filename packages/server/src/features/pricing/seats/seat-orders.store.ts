import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { Sellable } from '../index.ts';

type NewSeatOrder = Sellable & {
  readonly id: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly accountId: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly paid: bigint;
  readonly tradeId: string | null;
  readonly createdAt: Date;
};

export const insertSeatOrder = (tx: Tx, order: NewSeatOrder) => tx.insertInto('seatOrder').values(order).execute();

type Owner = { readonly tenantId: string; readonly memberId: string };

/** Paid by somebody themselves, or by an account that is theirs now. */
const isTheirs = (memberId: string): RawBuilder<boolean> => sql<boolean>`(
  ("order".account_id is null and "order".member_id = ${memberId})
  or "order".account_id = any(array(select place.account_id from share_account_member place
    where place.member_id = ${memberId} and place.member_type = ${TeamMemberType.owner})))`;

const owned = (read: Reads, { tenantId, memberId }: Owner) =>
  read.selectFrom('seatOrder as order').where('order.tenantId', '=', tenantId).where(isTheirs(memberId));

const columns = [
  'order.id',
  'order.tenantId',
  'order.memberId',
  'order.accountId',
  'order.businessType',
  'order.businessId',
  'order.title',
  'order.quantity',
  'order.handedOut',
  'order.unitPrice',
  'order.paid',
  'order.createdAt',
  'order.endedAt',
] as const;

const withPayer = (read: Reads, owner: Owner) =>
  owned(read, owner)
    .leftJoin('shareAccount as account', 'account.id', 'order.accountId')
    .select([...columns, 'account.name as payerName']);

export type SeatOrderRow = Awaited<ReturnType<typeof listSeatOrders>>[number];

export const countSeatOrders = (read: Reads, owner: Owner): Promise<number> => countRows(owned(read, owner));

export const listSeatOrders = (read: Reads, owner: Owner, paging: Paging) =>
  withPayer(read, owner).orderBy('order.id', 'desc').limit(paging.pageSize).offset(offsetOf(paging)).execute();

export const findSeatOrder = (read: Reads, { id, ...owner }: Owner & { readonly id: string }) =>
  withPayer(read, owner).where('order.id', '=', id).executeTakeFirst();

/** Held until its seats are written: of many at once the second sees what the first has left. */
export const lockSeatOrder = (tx: Tx, { id, ...owner }: Owner & { readonly id: string }) =>
  owned(tx, owner).select(columns).where('order.id', '=', id).forNoKeyUpdate('order').executeTakeFirst();

/** How many of its seats are handed out after the change. */
export async function addHandedOut(tx: Tx, id: string, delta: number): Promise<number> {
  const { handedOut } = await tx
    .updateTable('seatOrder')
    .set({ handedOut: sql<number>`handed_out + ${delta}` })
    .where('id', '=', id)
    .returning('handedOut')
    .executeTakeFirstOrThrow();
  return handedOut;
}

/** The order a trade paid, from now on without seats; undefined where it paid none, or was ended before. */
export const endOrder = (tx: Tx, tradeId: string, at: Date) =>
  tx
    .updateTable('seatOrder')
    .set({ endedAt: at, handedOut: 0 })
    .where('tradeId', '=', tradeId)
    .where('endedAt', 'is', null)
    .returning(['id', 'tenantId', 'businessType', 'businessId', 'title'])
    .executeTakeFirst();
