import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SystemContext } from '../../../platform/context.ts';
import type { FileRow } from '../files.store.ts';
import { newStorageKey } from '../new-storage-key.ts';
import { pixelsMax } from '../pictures/draw-picture.ts';
import { storedBytes } from '../upload/stored-bytes.ts';
import type { CleanBytes } from './clean.store.ts';
import { findNotes } from './metadata/find-notes.ts';
import { patched } from './metadata/patch.ts';
import { countFrames, isRedrawn, redrawPicture } from './redraw-picture.ts';

/** Held in memory to be drawn; no rule takes a larger picture that is to be published. */
const pictureBytesMax = 50 * 1024 * 1024;

export type Cleaned = { readonly cleaning: 'done' | 'failed'; readonly clean: CleanBytes | null };

async function redraw(ctx: SystemContext, file: FileRow, bytes: Buffer): Promise<Cleaned> {
  const drawn = await redrawPicture(bytes, file.ending);
  if (!drawn) return { cleaning: 'failed', clean: null };
  const { body, ...picture } = drawn;
  const storageKey = newStorageKey(file.tenantId);
  await ctx.storage.put(storageKey, body, { type: file.contentType, size: body.length });
  const sha256 = createHash('sha256').update(body).digest();
  return { cleaning: 'done', clean: { storageKey, size: body.length, sha256, picture } };
}

/** A copy without its notes, as long as it was; no copy where there are none. */
async function copyWithoutNotes(ctx: SystemContext, file: FileRow): Promise<Cleaned> {
  const size = Number(file.size);
  const patches = await findNotes(storedBytes(ctx.storage, file.storageKey, size), file.ending);
  if (patches.length === 0) return { cleaning: 'done', clean: null };
  const storageKey = newStorageKey(file.tenantId);
  const body = Readable.from(patched(await ctx.storage.read(file.storageKey), patches), { objectMode: false });
  await ctx.storage.put(storageKey, body, { type: file.contentType, size });
  const sha256 = await ctx.storage.sha256(storageKey);
  return { cleaning: 'done', clean: { storageKey, size, sha256, picture: null } };
}

/** The bytes others may read, beside those that came. */
export async function makeClean(ctx: SystemContext, file: FileRow): Promise<Cleaned> {
  if (!isRedrawn(file.ending)) return copyWithoutNotes(ctx, file);
  const isTooLarge = file.size > pictureBytesMax || (file.width ?? 0) * (file.height ?? 0) > pixelsMax;
  if (isTooLarge) return { cleaning: 'failed', clean: null };
  const bytes = await buffer(await ctx.storage.read(file.storageKey));
  // Drawn anew an animation would stand still.
  const isMoving = file.ending === 'webp' && (await countFrames(bytes).catch(() => 1)) > 1;
  return isMoving ? copyWithoutNotes(ctx, file) : redraw(ctx, file, bytes);
}
