import { createHash } from 'node:crypto';
import { type FileEnding, typeOf } from '@shuyuan/contract/files/file-kinds';
import { storeFile, newStorageKey } from '../features/files/index.ts';
import type { Context } from '../platform/context.ts';

type Brought = {
  readonly name: string;
  readonly ending: FileEnding;
  readonly bytes: Buffer;
  readonly seconds?: number;
  readonly picture?: { readonly width: number; readonly height: number } | null;
};

/** A film or a document somebody brought, as an upload would have kept it. Shown as it is: nothing has to be made of it. */
export async function bringFile(
  ctx: Context,
  { name, ending, bytes, seconds, picture = null }: Brought,
): Promise<string> {
  const { id: ownerId, tenantId } = ctx.actor;
  const storageKey = newStorageKey(tenantId);
  await ctx.storage.put(storageKey, bytes, { type: typeOf(ending).type });
  const file = await ctx.inTransaction((tx) =>
    storeFile(tx, {
      tenantId,
      ownerId,
      purpose: 'draft',
      name,
      ending,
      storageKey,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      picture,
      ...(seconds !== undefined && { seconds }),
      isConversionWanted: false,
      isToBeCleaned: false,
      quotas: { member: 0, tenant: 0 },
      now: ctx.now(),
    }),
  );
  return file.id;
}
