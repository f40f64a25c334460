import { partsOf } from '@shuyuan/contract/files/chunks';
import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { toFileOut } from '../file-out.ts';
import { type FileRow, findFile } from '../files.store.ts';
import { keepFile } from '../keep-file.ts';
import { readQuotas } from '../quotas.ts';
import { checkContent, type Content } from './check-content.ts';
import { discard } from './drop-upload.ts';
import { asRefusal, isHopeless } from './hopeless.ts';
import {
  findMerged,
  findNamed,
  finishUpload,
  listOpen,
  listParts,
  lockUpload,
  type StoredPart,
  type Upload,
} from './upload.store.ts';
import { alone } from './upload-turns.ts';

type Wish = { readonly uploadId?: string | undefined; readonly fileKey: string; readonly sha256: string };

/** Named by the client, else by key and digest: a merge whose answer was lost finds what it made. */
async function find(ctx: Context, { uploadId, fileKey, sha256 }: Wish): Promise<Upload | undefined> {
  const owner = { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id };
  if (uploadId !== undefined) return findNamed(ctx.read, owner, uploadId);
  const merged = await findMerged(ctx.read, owner, { fileKey, sha256: Buffer.from(sha256, 'hex') });
  return merged ?? (await listOpen(ctx.read, owner, fileKey, 1))[0];
}

async function fileOf(ctx: Context, { tenantId, fileId }: Pick<Upload, 'tenantId' | 'fileId'>): Promise<FileRow> {
  const file = fileId ? await findFile(ctx.read, tenantId, fileId) : undefined;
  demand(file, 'request.not-found');
  return file;
}

function demandAll({ size }: Upload, stored: readonly StoredPart[]): void {
  const there = new Set(stored.map(({ number }) => number));
  const missing = partsOf(size).flatMap(({ number }) => (there.has(number) ? [] : [number]));
  demand(missing.length === 0, 'upload.incomplete', { missing: missing.slice(0, 100) });
}

/** In one transaction, whoever else is merging: the row of the file, its room, and the upload that became it. */
async function record(ctx: Context, upload: Upload, { sha256, picture, ending }: Content & { sha256: Buffer }) {
  const quotas = await readQuotas(ctx);
  return ctx.inTransaction(async (tx) => {
    const now = await lockUpload(tx, upload.id);
    demand(now, 'request.not-found');
    if (now.fileId) return fileOf({ ...ctx, read: tx }, now);
    const { tenantId, memberId: ownerId, name, size, storageKey, isConverted: isConversionWanted } = upload;
    const { purpose } = uploadRules[upload.rule];
    const about = { tenantId, ownerId, purpose, name, ending, size, sha256, storageKey, picture };
    const file = await keepFile(tx, { ...about, isConversionWanted, quotas, now: ctx.now() });
    await finishUpload(tx, upload.id, { fileId: file.id, at: new Date(ctx.now()) });
    return file;
  });
}

type Asked = { readonly wanted: Buffer; readonly isNamed: boolean };

/**
 * Finished in storage first, then read back, judged and recorded. Who dies in between leaves an upload that the next
 * merge finishes; what is refused is removed, bytes and all.
 */
async function merge(ctx: Context, upload: Upload, { wanted, isNamed }: Asked): Promise<FileRow> {
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
export async function mergeUpload(ctx: Context, wish: Wish) {
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
