import { partCountOf } from '@shuyuan/contract/files/chunks';
import { endingOf, typeOf } from '@shuyuan/contract/files/file-kinds';
import { uploadProblem, type UploadRuleName, uploadRules } from '@shuyuan/contract/files/upload-rules';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Reads } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { newStorageKey } from '../new-storage-key.ts';
import { demandRoom, lockRoom, readQuotas } from '../quotas.ts';
import { countOpen, findNamed, insertUpload, listOpen, promisedBytes, type Upload } from './upload.store.ts';

/** Each holds room in quota and storage until it is finished or forgotten. */
const openMax = 20;

export type UploadInput = {
  readonly uploadId?: string | undefined;
  readonly fileKey: string;
  readonly fileOrder: number;
  readonly partCount: number;
  readonly fileSize: number;
  readonly fileName: string;
  readonly configId: UploadRuleName;
  readonly convert: number;
  readonly keepMetadata: number;
};

const megabyte = 1024 * 1024;

/** Before a byte is taken: the same rules the client has (D-167). */
function judge({ configId, fileName, fileSize, partCount, fileOrder }: UploadInput): void {
  const rule = uploadRules[configId];
  const problem = uploadProblem(rule, { name: fileName, size: fileSize });
  if (problem) throw new AppError(problem, { limit: `${rule.maxBytes / megabyte} MB` });
  demand(partCount === partCountOf(fileSize) && fileOrder <= partCount, 'upload.wrong-parts');
}

const ownerOf = ({ actor }: Context) => ({ tenantId: actor.tenantId, memberId: actor.id });

/** D-164: resumed only for the same caller, size and number of parts. */
async function find(ctx: Context, read: Reads, wish: UploadInput): Promise<Upload | undefined> {
  const isSame = ({ size, partCount, fileKey }: Upload): boolean =>
    size === wish.fileSize && partCount === wish.partCount && fileKey === wish.fileKey;
  if (wish.uploadId === undefined)
    return (await listOpen(read, ownerOf(ctx), { fileKey: wish.fileKey, limit: openMax })).find(isSame);
  const named = await findNamed(read, ownerOf(ctx), wish.uploadId);
  // Two files under one name of an upload: their parts must not meet.
  demand(!named || isSame(named), 'upload.other-content');
  return named;
}

async function openNew(ctx: Context, wish: UploadInput): Promise<Upload> {
  const owner = ownerOf(ctx);
  const quotas = await readQuotas(ctx);
  const ending = endingOf(wish.fileName);
  const about = { type: ending ? typeOf(ending).type : 'application/octet-stream', size: wish.fileSize };
  // Before the transaction, which others wait for; bytes that nobody records are swept.
  const handle = await ctx.storage.openParts(newStorageKey(owner.tenantId), about);
  let opened: Upload | undefined;
  try {
    opened = await ctx.inTransaction(async (tx) => {
      await lockRoom(tx, owner, quotas);
      const other = await find(ctx, tx, wish);
      if (other) return other;
      demand((await countOpen(tx, owner)) < openMax, 'upload.too-many-open', { limit: openMax });
      await demandRoom(tx, owner, { quotas, size: wish.fileSize, promised: promisedBytes });
      const id = newId(ctx.now());
      const upload = {
        ...owner,
        id,
        uploadId: wish.uploadId ?? id,
        fileKey: wish.fileKey,
        name: wish.fileName,
        size: wish.fileSize,
        partCount: wish.partCount,
        rule: wish.configId,
        isConverted: wish.convert > 0,
        isMetadataKept: wish.keepMetadata > 0,
        storageKey: handle.key,
        partsId: handle.id,
      };
      await insertUpload(tx, { ...upload, createdAt: new Date(ctx.now()) });
      return { ...upload, fileId: null };
    });
    return opened;
  } finally {
    // A commit whose answer was lost left a row that counts on these parts.
    const kept = opened ?? (wish.uploadId === undefined ? undefined : await findNamed(ctx.read, owner, wish.uploadId));
    if (kept?.partsId !== handle.id) await ctx.storage.dropParts(handle);
  }
}

/** The upload a part belongs to, begun with whichever part comes first. */
export async function openUpload(ctx: Context, wish: UploadInput): Promise<Upload> {
  judge(wish);
  return (await find(ctx, ctx.read, wish)) ?? openNew(ctx, wish);
}
