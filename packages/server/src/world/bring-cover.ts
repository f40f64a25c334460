import { createHash } from 'node:crypto';
import { storeFile, newStorageKey } from '../features/files/index.ts';
import type { Context } from '../platform/context.ts';
import { drawCover } from './files/draw-covers.ts';

/** A picture its creator brought, as an upload would have kept it. */
export async function bringCover(ctx: Context, number: number): Promise<string> {
  const { id: ownerId, tenantId } = ctx.actor;
  const bytes = drawCover(number);
  const storageKey = newStorageKey(tenantId);
  await ctx.storage.put(storageKey, bytes, { type: 'image/png' });
  const about = {
    tenantId,
    ownerId,
    purpose: 'draft',
    name: `cover-${number}.png`,
    ending: 'png',
    storageKey,
  } as const;
  const sha256 = createHash('sha256').update(bytes).digest();
  const kept = {
    ...about,
    size: bytes.length,
    sha256,
    picture: { width: 640, height: 360 },
    isConversionWanted: false,
    isToBeCleaned: false,
  };
  return (await ctx.inTransaction((tx) => storeFile(tx, { ...kept, quotas: { member: 0, tenant: 0 }, now: ctx.now() })))
    .id;
}
