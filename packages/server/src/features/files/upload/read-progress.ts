import type { Context } from '../../../platform/context.ts';
import { toFileOut } from '../file-out.ts';
import { findFile } from '../files.store.ts';
import { findNamed, listOpen, listParts, type Upload } from './upload.store.ts';

/** More than one only when different files have the same key. */
const shownMax = 20;

async function shown(ctx: Context, upload: Upload) {
  const parts = await listParts(ctx.read, upload.id);
  const file = upload.fileId ? await findFile(ctx.read, upload.tenantId, upload.fileId) : undefined;
  return {
    uploadId: upload.uploadId,
    fileSize: upload.size,
    partCount: upload.partCount,
    parts: parts.map(({ number, digest }) => ({ fileOrder: number, digest: digest.toString('hex') })),
    file: file ? toFileOut(file) : null,
  };
}

/**
 * What is there already. Finished is only what the caller names: the key is too weak to say that a file came before
 * (D-164).
 */
export async function readProgress(
  ctx: Context,
  { fileKey, uploadId }: { fileKey: string; uploadId?: string | undefined },
) {
  const owner = { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id };
  const named = uploadId === undefined ? undefined : await findNamed(ctx.read, owner, uploadId);
  const found =
    uploadId === undefined ? await listOpen(ctx.read, owner, { fileKey, limit: shownMax }) : named ? [named] : [];
  const uploads = await Promise.all(found.map((upload) => shown(ctx, upload)));
  const [first] = uploads;
  return {
    finished: Boolean(first?.file),
    path: first?.file?.path ?? null,
    uploadedParts: first?.parts.map(({ fileOrder }) => fileOrder) ?? [],
    uploads,
    isDirect: ctx.storage.direct !== null,
    uploadUrl: ctx.storage.kind === 's3' ? ('cloud' as const) : ('sharding' as const),
  };
}
