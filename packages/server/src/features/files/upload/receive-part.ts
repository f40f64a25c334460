import type { Readable } from 'node:stream';
import { partOf } from '@shuyuan/contract/files/chunks';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { WrongSize } from '../../../platform/storage/storage.ts';
import { discardEmpty, refuseIfLost } from './cancel-upload.ts';
import { openUpload, type UploadInput } from './open-upload.ts';
import { countParts, findPart, insertPart, type Upload } from './upload.store.ts';
import { inTurn, type Turn } from './upload-turns.ts';

type Part = UploadInput & { readonly digest: string };

/** Each piece of the body is told, and none comes any more once somebody else has taken over. */
function heed(body: Readable, { signal, reportProgress }: Turn): () => void {
  const stop = (): void => void body.destroy(signal.reason as Error);
  signal.addEventListener('abort', stop);
  // Who is told to stop when all is done has nobody left to tell.
  body.on('readable', reportProgress).on('error', () => undefined);
  return () => {
    signal.removeEventListener('abort', stop);
    body.off('readable', reportProgress);
  };
}

/** What storage cannot take, in the words of the protocol. */
function refusalFor(error: unknown): unknown {
  return error instanceof WrongSize ? new AppError('upload.wrong-parts') : error;
}

async function write(ctx: Context, upload: Upload, { part, body }: { part: Part; body: Readable }): Promise<void> {
  const place = partOf(upload.size, part.fileOrder);
  const claimed = Buffer.from(part.digest, 'hex');
  await inTurn(ctx, { id: upload.id, number: place.number }, async ({ signal, reportProgress }) => {
    const there = await findPart(ctx.read, upload.id, place.number);
    if (there) {
      demand(there.digest.equals(claimed), 'upload.other-content');
      return;
    }
    const leave = heed(body, { signal, reportProgress });
    const { tag, digest } = await ctx.storage
      .writePart({ key: upload.storageKey, id: upload.partsId }, place, body)
      .catch((error: unknown) => {
        throw refusalFor(error);
      })
      .finally(leave);
    demand(digest.equals(claimed), 'upload.wrong-part-digest');
    const row = { tenantId: upload.tenantId, uploadId: upload.id, number: place.number, size: place.size, digest, tag };
    await ctx.inTransaction((tx) => insertPart(tx, row, new Date(ctx.now())));
  });
}

/** The body was longer or shorter than its part. */
const isMisfit = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'upload.wrong-parts' || error.code === 'request.too-large');

async function refuse(ctx: Context, upload: Upload, error: unknown): Promise<never> {
  if (isMisfit(error)) await discardEmpty(ctx, upload);
  return refuseIfLost(ctx, upload, error);
}

/** One part: it counts once its bytes are in storage and are those its digest says. */
export async function receivePart(ctx: Context, part: Part, body: Readable) {
  const upload = await openUpload(ctx, part);
  await write(ctx, upload, { part, body }).catch((error: unknown) => refuse(ctx, upload, error));
  return {
    uploadId: upload.uploadId,
    fileOrder: part.fileOrder,
    uploadedParts: await countParts(ctx.read, upload.id),
  };
}
