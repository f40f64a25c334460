import { AppError } from '@shuyuan/contract/kernel/app-error';
import { brokeReference, type Reads, type Tx } from '../../../platform/db.ts';

type PositionKey = { readonly tenantId: string; readonly memberId: string; readonly fileId: string };

export async function findPosition(read: Reads, { memberId, fileId }: PositionKey): Promise<string | null> {
  const row = await read
    .selectFrom('filePosition')
    .select('position')
    .where('memberId', '=', memberId)
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return row?.position ?? null;
}

/** Refused when the file was removed meanwhile. */
export async function upsertPosition(
  tx: Tx,
  place: PositionKey,
  stop: { position: string; changedAt: Date },
): Promise<void> {
  try {
    await tx
      .insertInto('filePosition')
      .values({ ...place, ...stop })
      .onConflict((conflict) => conflict.columns(['memberId', 'fileId']).doUpdateSet(stop))
      .execute();
  } catch (error) {
    throw brokeReference(error) ? new AppError('request.not-found') : error;
  }
}
