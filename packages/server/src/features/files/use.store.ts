import type { Reads, Tx } from '../../platform/db.ts';

/** Whose room: a member's, or with null the tenant's. */
export type Holder = { readonly tenantId: string; readonly memberId: string | null };
export type Use = { readonly bytes: number; readonly files: number };

const roomOf = (read: Reads, { tenantId, memberId }: Holder) =>
  read
    .selectFrom('fileUse')
    .select(['bytes', 'files'])
    .where('tenantId', '=', tenantId)
    .where('memberId', memberId === null ? 'is' : '=', memberId);

const asUse = (row: { bytes: bigint; files: number } | undefined): Use => ({
  bytes: Number(row?.bytes ?? 0n),
  files: row?.files ?? 0,
});

export const findUse = async (read: Reads, holder: Holder): Promise<Use> =>
  asUse(await roomOf(read, holder).executeTakeFirst());

/** Whoever wants to take room waits here for those who are taking some: a quota cannot be overdrawn by two at once. */
export async function lockUse(tx: Tx, holder: Holder): Promise<Use> {
  await tx
    .insertInto('fileUse')
    .values({ ...holder, bytes: 0n, files: 0 })
    .onConflict((conflict) => conflict.columns(['tenantId', 'memberId']).doNothing())
    .execute();
  return asUse(await roomOf(tx, holder).forNoKeyUpdate().executeTakeFirst());
}

/** Only after `lockUse`, which made the row. */
export async function addToUse(tx: Tx, { tenantId, memberId }: Holder, change: Use): Promise<void> {
  await tx
    .updateTable('fileUse')
    .set(({ eb }) => ({
      bytes: eb('bytes', '+', BigInt(change.bytes)),
      files: eb('files', '+', change.files),
    }))
    .where('tenantId', '=', tenantId)
    .where('memberId', memberId === null ? 'is' : '=', memberId)
    .execute();
}
