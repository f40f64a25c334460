import { partOf } from '@shuyuan/contract/files/chunks';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { openUpload, type UploadInput } from './open-upload.ts';
import { findPart } from './upload.store.ts';

type Part = UploadInput & { readonly digest: string; readonly md5: string };

/** Where one part may be sent past us; judged and counted like one that comes here. */
export async function signPart(ctx: Context, part: Part) {
  const { direct } = ctx.storage;
  demand(direct, 'request.not-found');
  const upload = await openUpload(ctx, part);
  const about = { uploadId: upload.uploadId, fileOrder: part.fileOrder };
  const there = await findPart(ctx.read, upload.id, part.fileOrder);
  if (there) {
    demand(there.digest.equals(Buffer.from(part.digest, 'hex')), 'upload.other-content');
    return { ...about, url: null, headers: {} };
  }
  const { number, size } = partOf(upload.size, part.fileOrder);
  const { url, headers } = await direct.sign(
    { key: upload.storageKey, id: upload.partsId },
    { number, size, md5: part.md5 },
  );
  return { ...about, url, headers: { ...headers } };
}
