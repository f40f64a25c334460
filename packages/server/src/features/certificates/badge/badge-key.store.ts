import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type BadgeKeyRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly publicKey: string;
  readonly sealedKey: Buffer;
  readonly createdAt: Date;
};

/** The key a company signs with now. */
export const findKeyInUse = (read: Reads, tenantId: string) =>
  read
    .selectFrom('badgeKey')
    .select(['id', 'publicKey', 'sealedKey'])
    .where('tenantId', '=', tenantId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();

/** The public parts of all keys a company has ever signed with, the first one first. */
export const listPublicKeys = (read: Reads, tenantId: string) =>
  read
    .selectFrom('badgeKey')
    .select(['publicKey'])
    .where('tenantId', '=', tenantId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Keys in use since before an instant. */
export const listKeysOlderThan = (read: Reads, at: Date) =>
  read
    .selectFrom('badgeKey')
    .select(['id', 'tenantId'])
    .where('retiredAt', 'is', null)
    .where('createdAt', '<', at)
    .execute();

/** Of two who make a company's key at once, one does. */
export async function insertKey(tx: Tx, key: BadgeKeyRow): Promise<void> {
  await tx
    .insertInto('badgeKey')
    .values(key)
    .onConflict((conflict) => conflict.column('tenantId').where('retiredAt', 'is', sql.lit(null)).doNothing())
    .execute();
}

/** Its secret part is gone for good; whether it was in use until now. */
export async function retireKey(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('badgeKey')
    .set({ retiredAt: at, sealedKey: null })
    .where('id', '=', id)
    .where('retiredAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type ListQuery = { readonly tenantId: string; readonly from: number; readonly to: number };

/** The places of revoked awards in one list; null: no award of the company stands in it. */
export async function listRevokedPlaces(read: Reads, { tenantId, from, to }: ListQuery): Promise<number[] | null> {
  const { total, places } = await read
    .selectFrom('certificateAward')
    .select([
      sql<bigint>`count(*)`.as('total'),
      sql<
        number[]
      >`coalesce(array_agg((status_index - ${from})::integer) filter (where revoked_at is not null), '{}')`.as(
        'places',
      ),
    ])
    .where('tenantId', '=', tenantId)
    .where('statusIndex', '>=', BigInt(from))
    .where('statusIndex', '<', BigInt(to))
    .executeTakeFirstOrThrow();
  return Number(total) === 0 ? null : places;
}
