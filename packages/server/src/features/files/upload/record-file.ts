import { isCleaned } from '@shuyuan/contract/files/cleaning';
import { typeOf } from '@shuyuan/contract/files/file-kinds';
import { type UploadRule, uploadRules } from '@shuyuan/contract/files/upload-rules';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { type FileRow, findFile } from '../files.store.ts';
import { storeFile } from '../store-file.ts';
import { readQuotas } from '../quotas.ts';
import type { Content } from './check-content.ts';
import { finishUpload, lockUpload, type Upload } from './upload.store.ts';

/** The file an upload became. */
export async function fileOf(
  ctx: Context,
  { tenantId, fileId }: Pick<Upload, 'tenantId' | 'fileId'>,
): Promise<FileRow> {
  const file = fileId ? await findFile(ctx.read, tenantId, fileId) : undefined;
  demand(file, 'request.not-found');
  return file;
}

/** In one transaction, whoever else is merging: the row of the file, its room, and the upload that became it. */
export async function record(ctx: Context, upload: Upload, { sha256, picture, ending }: Content & { sha256: Buffer }) {
  const quotas = await readQuotas(ctx);
  return ctx.inTransaction(async (tx) => {
    const now = await lockUpload(tx, upload.id);
    demand(now, 'request.not-found');
    if (now.fileId) return fileOf({ ...ctx, read: tx }, now);
    const { tenantId, memberId: ownerId, name, size, storageKey, isConverted: isConversionWanted } = upload;
    const rule: UploadRule = uploadRules[upload.rule];
    const { purpose } = rule;
    const about = { tenantId, ownerId, purpose, name, ending, size, sha256, storageKey, picture };
    const isMetadataKept = upload.isMetadataKept && !rule.isAlwaysCleaned;
    // What stays with its owner stays as it is.
    const isToBeCleaned = purpose !== 'personal' && isCleaned(typeOf(ending).kind, isMetadataKept);
    const file = await storeFile(tx, { ...about, isConversionWanted, isToBeCleaned, quotas, now: ctx.now() });
    await finishUpload(tx, upload.id, { fileId: file.id, at: new Date(ctx.now()) });
    return file;
  });
}
