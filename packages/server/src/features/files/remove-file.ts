import type { Tx } from '../../platform/context.ts';
import { changeUse } from './quotas.ts';
import { deleteFile, type FileRow } from './files.store.ts';

/**
 * The row goes with its room; answers what the caller removes from storage after the commit. Who dies in between leaves
 * bytes without a row, which the sweeper finds; the other way round a row would point to nothing.
 */
export async function removeRow(tx: Tx, file: FileRow): Promise<string[]> {
  const keys = await deleteFile(tx, file);
  if (!keys) return [];
  const { tenantId, ownerId: memberId, size } = file;
  await changeUse(tx, { tenantId, memberId }, { bytes: -Number(size), files: -1 });
  return keys;
}
