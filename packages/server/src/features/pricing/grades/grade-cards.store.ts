import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** The names of some cards. */
export async function listCardNames(read: Reads, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('vipCard')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type CardGift = {
  readonly tenantId: string;
  readonly cardId: string;
  readonly memberIds: readonly string[];
  readonly fromAt: Date;
  readonly endAt: Date | null;
};

/** Whoever holds it longer already goes on holding it as they do: a gift takes nothing away. */
export async function giveCards(tx: Tx, { tenantId, cardId, memberIds, fromAt, endAt }: CardGift): Promise<void> {
  await sql`
    insert into vip_card_member as held (tenant_id, card_id, member_id, from_at, end_at)
    select ${tenantId}, ${cardId}, given.id, ${fromAt}::timestamptz, ${endAt}::timestamptz
    from unnest(${[...memberIds]}::text[]) as given (id)
    order by given.id
    on conflict (card_id, member_id) do update set from_at = excluded.from_at, end_at = excluded.end_at
    where held.end_at is not null and (excluded.end_at is null or held.end_at < excluded.end_at)`.execute(tx);
}
