import type { SystemContext } from '../../../platform/context.ts';
import { StorageMissing } from '../../../platform/storage/storage.ts';
import { type FileRow, findFile } from '../files.store.ts';
import { changeUse } from '../quotas.ts';
import { updateBytes } from './clean.store.ts';
import { enqueueWork } from './enqueue-work.ts';
import { type Cleaned, makeClean } from './make-clean.ts';

export type Where = { readonly tenantId: string; readonly fileId: string };

/** Clean bytes take the place of those that came; answers what nothing points to any more. */
function settle(ctx: SystemContext, file: FileRow, cleaned: Cleaned): Promise<string[]> {
  return ctx.inTransaction(async (tx) => {
    const made = cleaned.clean ? [cleaned.clean.storageKey] : [];
    const now = await updateBytes(tx, file, cleaned);
    if (!now) return made;
    const grown = Number(now.size - file.size);
    if (grown !== 0)
      await changeUse(tx, { tenantId: file.tenantId, memberId: file.ownerId }, { bytes: grown, files: 0 });
    if (file.cleaning === 'waiting') await enqueueWork(tx, now);
    return cleaned.clean ? [file.storageKey] : [];
  });
}

/** D-168: removes from a file that is going to be published what it tells of people, places and devices. */
export async function cleanFile(ctx: SystemContext, { tenantId, fileId }: Where): Promise<void> {
  const file = await findFile(ctx.read, tenantId, fileId);
  if (!file || (file.cleaning !== 'waiting' && file.cleaning !== 'old')) return;
  const cleaned = await makeClean(ctx, file).catch((error: unknown): Cleaned => {
    // Removed or cleaned meanwhile, and then nothing is settled below; or lost, and nobody could read it anyway.
    if (error instanceof StorageMissing) return { cleaning: 'failed', clean: null };
    throw error;
  });
  if (cleaned.cleaning === 'failed')
    ctx.log.warn({ fileId }, 'a picture could not be drawn anew and is shown to nobody');
  await ctx.storage.remove(await settle(ctx, file, cleaned));
}
