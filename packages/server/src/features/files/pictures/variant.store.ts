import type { Tx } from '../../../platform/db.ts';

export type NewVariant = {
  readonly tenantId: string;
  readonly fileId: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly storageKey: string;
};

/** Made a second time, it replaces the first; answers the bytes nothing points to any more, or those of a file that is gone. */
export async function insertVariant(tx: Tx, { size, ...variant }: NewVariant): Promise<string | null> {
  const file = await tx
    .selectFrom('file')
    .select('id')
    .where('id', '=', variant.fileId)
    .forKeyShare()
    .executeTakeFirst();
  if (!file) return variant.storageKey;
  const before = await tx
    .selectFrom('fileVariant')
    .select('storageKey')
    .where('fileId', '=', variant.fileId)
    .where('name', '=', variant.name)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('fileVariant')
    .values({ ...variant, size: BigInt(size) })
    .onConflict((conflict) =>
      conflict.columns(['fileId', 'name']).doUpdateSet({
        contentType: variant.contentType,
        size: BigInt(size),
        storageKey: variant.storageKey,
      }),
    )
    .execute();
  return before?.storageKey ?? null;
}
