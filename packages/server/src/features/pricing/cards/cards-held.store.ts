import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

const holdersOf = (read: Reads, cardId: string) =>
  read.selectFrom('vipCardMember as held').where('held.cardId', '=', cardId);

export async function countHolders(read: Reads, cardId: string): Promise<number> {
  const { total } = await holdersOf(read, cardId)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The latest first. */
export const listHolders = (read: Reads, cardId: string, paging: Paging) =>
  holdersOf(read, cardId)
    .innerJoin('member', 'member.id', 'held.memberId')
    .select(['held.memberId', 'member.fullName', 'held.fromAt', 'held.endAt'])
    .orderBy('held.fromAt', 'desc')
    .orderBy('held.memberId')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

type HeldCardRow = {
  readonly tenantId: string;
  readonly cardId: string;
  readonly memberIds: readonly string[];
  readonly fromAt: Date;
  readonly endAt: Date | null;
};

/** A member who holds the card already holds it anew. Rows are written in one order: two calls at once never wait for each other. */
export async function upsertHolders(
  tx: Tx,
  { tenantId, cardId, memberIds, fromAt, endAt }: HeldCardRow,
): Promise<void> {
  await sql`
    insert into vip_card_member (tenant_id, card_id, member_id, from_at, end_at)
    select ${tenantId}, ${cardId}, given.id, ${fromAt}::timestamptz, ${endAt}::timestamptz
    from unnest(${[...memberIds]}::text[]) as given (id)
    order by given.id
    on conflict (card_id, member_id) do update set from_at = excluded.from_at, end_at = excluded.end_at`.execute(tx);
}

export async function deleteHolder(tx: Tx, cardId: string, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('vipCardMember')
    .where('cardId', '=', cardId)
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const own = (read: Reads, memberId: string) =>
  read
    .selectFrom('vipCardMember as held')
    .innerJoin('vipCard as card', 'card.id', 'held.cardId')
    .where('held.memberId', '=', memberId);

export async function countOwn(read: Reads, memberId: string): Promise<number> {
  const { total } = await own(read, memberId)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Those that open nothing any more last. */
export const listOwn = (read: Reads, { memberId, at }: { memberId: string; at: Date }, paging: Paging) =>
  own(read, memberId)
    .select(['card.id', 'card.name as cardName', 'card.benefits', 'card.days', 'card.isActive'])
    .select(['held.fromAt', 'held.endAt'])
    .orderBy(sql`not card.is_active or coalesce(held.end_at <= ${at}, false)`)
    .orderBy('held.fromAt', 'desc')
    .orderBy('card.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

type HeldCardQuery = { readonly tenantId: string; readonly memberId: string; readonly id: string };

/** A card, and since when and how long somebody holds it; both null where they do not. */
export const findCardFor = (read: Reads, { tenantId, memberId, id }: HeldCardQuery) =>
  read
    .selectFrom('vipCard as card')
    .leftJoin('vipCardMember as held', (join) =>
      join.onRef('held.cardId', '=', 'card.id').on('held.memberId', '=', memberId),
    )
    .select(['card.id', 'card.name as cardName', 'card.benefits', 'card.days', 'card.isActive'])
    .select(['held.fromAt', 'held.endAt'])
    .where('card.tenantId', '=', tenantId)
    .where('card.id', '=', id)
    .executeTakeFirst();
