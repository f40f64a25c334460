import { createHash } from 'node:crypto';
import { cropRules } from '@shuyuan/contract/files/crop-rules';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { storeFile } from '../store-file.ts';
import { newStorageKey } from '../new-storage-key.ts';
import { readQuotas } from '../quotas.ts';
import { drawCrop, pixelsMax, readPictureHeader } from './draw-picture.ts';
import { readDataUrl } from './read-data-url.ts';

async function checkPicture(bytes: Buffer): Promise<void> {
  demand(bytes.length <= cropRules.maxBytes, 'picture.too-large');
  const header = await readPictureHeader(bytes);
  demand(header, 'picture.unreadable');
  demand(header.format === 'png' || header.format === 'jpeg', 'picture.wrong-type');
  demand(header.width * header.height <= pixelsMax, 'picture.too-many-pixels');
}

/** IMAGE-09: keeps a cropped picture as a draft of the caller, until something claims it. */
export async function cropUpload(ctx: Context, { image }: { readonly image: string }) {
  const bytes = readDataUrl(image);
  demand(bytes, 'picture.unreadable');
  await checkPicture(bytes);
  const { png, ...picture } = await drawCrop(bytes);
  const quotas = await readQuotas(ctx);
  const { tenantId, id: ownerId } = ctx.actor;
  const storageKey = newStorageKey(tenantId);
  await ctx.storage.put(storageKey, png, { type: cropRules.outputType, size: png.length });
  const keep = ctx.inTransaction((tx) =>
    storeFile(tx, {
      tenantId,
      ownerId,
      purpose: 'draft',
      name: 'picture.png',
      ending: 'png',
      size: png.length,
      sha256: createHash('sha256').update(png).digest(),
      storageKey,
      picture,
      isConversionWanted: false,
      isToBeCleaned: false,
      quotas,
      now: ctx.now(),
    }),
  );
  const file = await keep.catch(async (error: unknown) => {
    await ctx.storage.remove([storageKey]).catch(() => undefined);
    throw error;
  });
  return { code: 200 as const, path: `/files/${file.path}`, imgId: file.id };
}
