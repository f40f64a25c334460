import type { Reads, Tx } from '../../../platform/db.ts';

type Place = { readonly tenantId: string; readonly memberId: string; readonly fileId: string };

export async function findPosition(read: Reads, { memberId, fileId }: Place): Promise<string | null> {
  const row = await read
    .selectFrom('filePosition')
    .select('position')
    .where('memberId', '=', memberId)
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return row?.position ?? null;
}

export async function putPosition(tx: Tx, place: Place, stop: { position: string; changedAt: Date }): Promise<void> {
  await tx
    .insertInto('filePosition')
    .values({ ...place, ...stop })
    .onConflict((conflict) => conflict.columns(['memberId', 'fileId']).doUpdateSet(stop))
    .execute();
}
