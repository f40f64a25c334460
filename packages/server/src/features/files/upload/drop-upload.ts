import type { Context, ContextOf } from '../../../platform/context.ts';
import { deleteOpen, findNamed, type Upload } from './upload.store.ts';
import { alone } from './upload-turns.ts';

/** The upload with its bytes, finished in storage or not; a file that was made of it meanwhile stays. */
export async function discard(
  ctx: Pick<ContextOf<unknown>, 'inTransaction' | 'storage'>,
  upload: Upload,
): Promise<void> {
  if (!(await ctx.inTransaction((tx) => deleteOpen(tx, upload.id)))) return;
  await ctx.storage.dropParts({ key: upload.storageKey, id: upload.partsId });
  await ctx.storage.remove([upload.storageKey]);
}

export async function dropUpload(ctx: Context, { uploadId }: { uploadId: string }) {
  const upload = await findNamed(ctx.read, { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id }, uploadId);
  if (upload && !upload.fileId) await alone(ctx, upload.id, () => discard(ctx, upload));
  return {};
}
