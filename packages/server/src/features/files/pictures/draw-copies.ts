import { buffer } from 'node:stream/consumers';
import type { SystemContext } from '../../../platform/context.ts';
import { defineJob, type Job, jobName } from '../../../platform/jobs.ts';
import { StorageMissing } from '../../../platform/storage/storage.ts';
import { findFile } from '../files.store.ts';
import { copyName, drawCopies, pixelsMax } from './draw-picture.ts';
import { insertVariant } from './variant.store.ts';

/** Read whole to be drawn; what is larger is shown as it is. */
const bytesMax = 50 * 1024 * 1024;
/** An animation would stand still, and the other two are drawn by no library we trust. */
const keptWhole = new Set<string>(['gif', 'bmp', 'ico']);

type FileKey = { readonly tenantId: string; readonly fileId: string };
export const drawCopiesJob = jobName<FileKey>('files:draw-copies');

/** Null when it was removed meanwhile. */
const readWhole = async ({ storage }: SystemContext, key: string): Promise<Buffer | null> => {
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    if (error instanceof StorageMissing) return null;
    throw error;
  }
};

/** Smaller copies of a picture, so that a list of twenty covers is not twenty photographs. */
async function drawCopiesOf(ctx: SystemContext, { tenantId, fileId }: FileKey): Promise<void> {
  const file = await findFile(ctx.read, tenantId, fileId);
  if (!file || keptWhole.has(file.ending) || file.size > bytesMax) return;
  if ((file.width ?? 0) * (file.height ?? 0) > pixelsMax) return;
  const bytes = await readWhole(ctx, file.storageKey);
  if (!bytes) return;
  for await (const { copy, body } of drawCopies(bytes)) {
    const name = copyName(copy);
    const contentType = `image/${copy.format}`;
    // The time keeps a second drawing apart from the first, which is still being read.
    const storageKey = `${file.storageKey}/${name}-${ctx.now()}`;
    await ctx.storage.put(storageKey, body, { type: contentType, size: body.length });
    const variant = { tenantId, fileId, name, contentType, size: body.length, storageKey };
    const unused = await ctx.inTransaction((tx) => insertVariant(tx, variant));
    if (unused !== null) await ctx.storage.remove([unused]);
  }
}

export const pictureJobs: Job[] = [defineJob(drawCopiesJob, drawCopiesOf)];
