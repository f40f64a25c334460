import { partsOf } from '@shuyuan/contract/files/chunks';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { toFileOut } from '../file-out.ts';
import type { FileRow } from '../files.store.ts';
import { checkContent } from './check-content.ts';
import { discard } from './cancel-upload.ts';
import { asRefusal, isHopeless } from './hopeless.ts';
import { fileOf, record } from './record-file.ts';
import { findMerged, findNamed, listOpen, listParts, type StoredPart, type Upload } from './upload.store.ts';
import { alone } from './upload-turns.ts';

type Input = { readonly uploadId?: string | undefined; readonly fileKey: string; readonly sha256: string };

/** Named by the client, else by key and digest: a merge whose answer was lost finds what it made. */
async function find(ctx: Context, { uploadId, fileKey, sha256 }: Input): Promise<Upload | undefined> {
  const owner = { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id };
  if (uploadId !== undefined) return findNamed(ctx.read, owner, uploadId);
  const merged = await findMerged(ctx.read, owner, { fileKey, sha256: Buffer.from(sha256, 'hex') });
  return merged ?? (await listOpen(ctx.read, owner, { fileKey, limit: 1 }))[0];
}

function demandAll({ size }: Upload, stored: readonly StoredPart[]): void {
  const there = new Set(stored.map(({ number }) => number));
  const missing = partsOf(size).flatMap(({ number }) => (there.has(number) ? [] : [number]));
  demand(missing.length === 0, 'upload.incomplete', { missing: missing.slice(0, 100) });
}

type ExpectedFile = { readonly wanted: Buffer; readonly isNamed: boolean };

/**
 * Finished in storage first, then read back, judged and recorded. Who dies in between leaves an upload that the next
 * merge finishes; what is refused is removed, bytes and all.
 */
async function merge(ctx: Context, upload: Upload, { wanted, isNamed }: ExpectedFile): Promise<FileRow> {
  const parts = await listParts(ctx.read, upload.id);
  demandAll(upload, parts);
  const { storageKey, partsId, size } = upload;
  try {
    await ctx.storage.finishParts({ key: storageKey, id: partsId }, parts, size);
    const sha256 = await ctx.storage.sha256(storageKey);
    demand(sha256.equals(wanted), 'upload.wrong-digest');
    return await record(ctx, upload, { ...(await checkContent(ctx.storage, upload)), sha256 });
  } catch (error) {
    const refusal = asRefusal(error);
    if (isHopeless(refusal, isNamed)) await discard(ctx, upload);
    throw refusal;
  }
}

/** All parts are there: the whole becomes a file, once, however often it is asked for. */
export async function mergeUpload(ctx: Context, wish: Input) {
  const found = await find(ctx, wish);
  demand(found && found.fileKey === wish.fileKey, 'request.not-found');
  const wanted = Buffer.from(wish.sha256, 'hex');
  if (!found.fileId) demandAll(found, await listParts(ctx.read, found.id));
  return alone(ctx, found.id, async () => {
    const upload = await findNamed(ctx.read, found, found.uploadId);
    demand(upload, 'request.not-found');
    return toFileOut(
      upload.fileId
        ? await fileOf(ctx, upload)
        : await merge(ctx, upload, { wanted, isNamed: wish.uploadId !== undefined }),
    );
  });
}
