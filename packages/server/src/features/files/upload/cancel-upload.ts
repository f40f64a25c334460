import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context, ContextOf } from '../../../platform/context.ts';
import { StorageMissing } from '../../../platform/storage/storage.ts';
import { deleteEmpty, deleteOpen, findNamed, type Upload } from './upload.store.ts';
import { alone } from './upload-turns.ts';

/** The upload with its bytes, finished in storage or not; a file that was made of it meanwhile stays. With a time: only
 * while nobody went on with it since. */
export async function discard(
  ctx: Pick<ContextOf<unknown>, 'inTransaction' | 'storage'>,
  upload: Upload,
  untouchedSince?: Date,
): Promise<void> {
  if (!(await ctx.inTransaction((tx) => deleteOpen(tx, upload.id, untouchedSince)))) return;
  await ctx.storage.dropParts({ key: upload.storageKey, id: upload.partsId });
  await ctx.storage.remove([upload.storageKey]);
}

/** A part that does not fit leaves nothing behind: an upload it would have begun takes no room and no place. */
export async function discardEmpty(ctx: Context, upload: Upload): Promise<void> {
  if (await ctx.inTransaction((tx) => deleteEmpty(tx, upload.id)))
    await ctx.storage.dropParts({ key: upload.storageKey, id: upload.partsId });
}

/** Storage no longer knows of these parts. Nothing can be added to them: the client begins anew. */
export async function refuseIfLost(ctx: Context, upload: Upload, error: unknown): Promise<never> {
  if (!(error instanceof StorageMissing)) throw error;
  await alone(ctx, upload.id, () => discard(ctx, upload));
  throw new AppError('upload.wrong-digest');
}

export async function cancelUpload(ctx: Context, { uploadId }: { uploadId: string }) {
  const upload = await findNamed(ctx.read, { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id }, uploadId);
  if (upload && !upload.fileId) await alone(ctx, upload.id, () => discard(ctx, upload));
  return {};
}
