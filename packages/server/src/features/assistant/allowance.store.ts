import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

type Use = { readonly tenantId: string; readonly ownerId: string; readonly day: string };

/** One more of a day; answers how many there are now. Whoever counts waits for whoever counts the same. */
export async function countUse(tx: Tx, { tenantId, ownerId, day }: Use): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into assistant_use (tenant_id, owner_id, day, count) values (${tenantId}, ${ownerId}, ${day}::date, 1)
    on conflict (owner_id, day) do update set count = assistant_use.count + 1
    returning count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** What these have used of a day, by owner; who has no row has used nothing. */
export async function listUses(
  read: Reads,
  { ownerIds, day }: { readonly ownerIds: readonly string[]; readonly day: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .selectFrom('assistantUse')
    .select(['ownerId', 'count'])
    .where('ownerId', '=', sql<string>`any(${[...ownerIds]}::text[])`)
    .where('day', '=', sql<Date>`${day}::date`)
    .execute();
  return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
}

export async function deleteUsesBefore(tx: Tx, day: string): Promise<void> {
  await tx
    .deleteFrom('assistantUse')
    .where('day', '<', sql<Date>`${day}::date`)
    .execute();
}
