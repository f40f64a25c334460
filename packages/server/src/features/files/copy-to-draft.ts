import { isReadableByOthers } from '@shuyuan/contract/files/cleaning';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { StorageMissing } from '../../platform/storage/storage.ts';
import { type FileRow, findFile } from './files.store.ts';
import { storeFile } from './store-file.ts';
import { newStorageKey } from './new-storage-key.ts';
import { readQuotas } from './quotas.ts';

async function copyBytes({ storage }: Context, file: FileRow, storageKey: string): Promise<Buffer> {
  try {
    const bytes = await storage.read(file.storageKey);
    await storage.put(storageKey, bytes, { type: file.contentType, size: Number(file.size) });
    return await storage.sha256(storageKey);
  } catch (error) {
    // Removed by somebody between the row and its bytes.
    throw error instanceof StorageMissing ? new AppError('request.not-found') : error;
  }
}

/**
 * The caller's own copy of a file they may read, as the feature that owns it has judged: a draft like one they
 * uploaded, within their quota. Bytes copied before a refusal have no row, and the sweeper finds them.
 */
export async function copyToDraft(
  ctx: Context,
  fileId: string,
  { isConversionWanted = false }: { readonly isConversionWanted?: boolean } = {},
): Promise<FileRow> {
  const { tenantId, id: ownerId } = ctx.actor;
  const file = await findFile(ctx.read, tenantId, fileId);
  // What still tells of its owner is not there for anybody else yet.
  demand(file && (file.ownerId === ownerId || isReadableByOthers(file.cleaning)), 'request.not-found');
  const { name, ending, width, height } = file;
  const storageKey = newStorageKey(tenantId);
  const sha256 = await copyBytes(ctx, file, storageKey);
  const picture = width === null || height === null ? null : { width, height };
  const about = { tenantId, ownerId, purpose: 'draft', name, ending, size: Number(file.size), sha256, storageKey };
  // Also what was withheld: a copy that nobody looks at again would be read by everybody.
  const isToBeCleaned = file.cleaning !== 'none' && file.cleaning !== 'done';
  const quotas = await readQuotas(ctx);
  return ctx.inTransaction((tx) =>
    storeFile(tx, { ...about, picture, isConversionWanted, isToBeCleaned, quotas, now: ctx.now() }),
  );
}
