import { conversionLife, type ConversionState } from '@shuyuan/contract/files/conversion';
import type { Reads, Tx } from '../../../platform/db.ts';
import { type FileRow, fileColumns } from '../files.store.ts';

type Step = {
  readonly id: string;
  readonly action: keyof typeof conversionLife.table;
  readonly at: Date;
  readonly seconds?: number | null;
  readonly size?: { readonly width: number; readonly height: number } | null;
};

/** One step of the life of a conversion; false when the file is gone or somebody else took the step. */
export async function moveConversion(tx: Tx, { id, action, at, seconds, size }: Step): Promise<boolean> {
  const { from, to } = conversionLife.table[action];
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set(({ eb }) => ({
      conversion: to,
      conversionAt: at,
      ...(action === 'ask' && { conversionTries: 0 }),
      ...(action === 'start' && { conversionTries: eb('conversionTries', '+', 1) }),
      ...(seconds !== undefined && { seconds }),
      ...size,
    }))
    .where('id', '=', id)
    .where('conversion', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says that work goes on; false when it should stop, because the file is gone. */
export async function touchConversion(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set({ conversionAt: at })
    .where('id', '=', id)
    .where('conversion', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Silent = { readonly id: string; readonly tenantId: string; readonly conversionTries: number };

export async function listSilent(read: Reads, before: Date, limit: number): Promise<Silent[]> {
  return read
    .selectFrom('file')
    .select(['id', 'tenantId', 'conversionTries'])
    .where('conversion', 'in', ['running'] satisfies ConversionState[])
    .where('conversionAt', '<', before)
    .orderBy('conversionAt')
    .limit(limit)
    .execute();
}

export async function setStreamKey(tx: Tx, id: string, key: Buffer): Promise<void> {
  await tx.updateTable('file').set({ streamKey: key }).where('id', '=', id).execute();
}

export async function findStreamKey(read: Reads, id: string): Promise<Buffer | null> {
  const row = await read.selectFrom('file').select('streamKey').where('id', '=', id).executeTakeFirst();
  return row?.streamKey ?? null;
}

/** Only its owner asks for a conversion again. */
export async function lockFile(tx: Tx, tenantId: string, id: string): Promise<FileRow | undefined> {
  const row: unknown = await tx
    .selectFrom('file')
    .select(fileColumns)
    .where('file.tenantId', '=', tenantId)
    .where('file.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as FileRow | undefined;
}
