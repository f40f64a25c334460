import { isWithheld } from '@shuyuan/contract/files/cleaning';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { StorageMissing } from '../../../platform/storage/storage.ts';
import { type FileRow, findFile } from '../files.store.ts';
import { changeUse } from '../quotas.ts';
import { updateBytes } from './clean.store.ts';
import { enqueueWork } from './enqueue-work.ts';
import { type Cleaned, makeClean } from './make-clean.ts';
import { CannotClean } from './metadata/cannot-clean.ts';

type FileKey = { readonly tenantId: string; readonly fileId: string };

/** Others see a gap where the file should be: its owner learns of it, and what helps. */
const notifyWithheld = (tx: Tx, ctx: SystemContext, { id, tenantId, ownerId, name, kind }: FileRow): Promise<void> =>
  notify(tx, ctx, {
    kind: 'file',
    text: kind === 'picture' ? 'pictureWithheld' : 'documentWithheld',
    values: { title: name },
    tenantId,
    receivers: [ownerId],
    subject: { kind: 'file', id },
    link: `/center/my/files?file=${id}`,
    key: `withheld:${id}`,
  });

/** Clean bytes take the place of those that came; answers what nothing points to any more. */
function settle(ctx: SystemContext, file: FileRow, cleaned: Cleaned): Promise<string[]> {
  return ctx.inTransaction(async (tx) => {
    const made = cleaned.clean ? [cleaned.clean.storageKey] : [];
    const now = await updateBytes(tx, file, cleaned);
    if (!now) return made;
    if (isWithheld(now.cleaning)) await notifyWithheld(tx, ctx, now);
    const grown = Number(now.size - file.size);
    if (grown !== 0)
      await changeUse(tx, { tenantId: file.tenantId, memberId: file.ownerId }, { bytes: grown, files: 0 });
    if (file.cleaning === 'waiting') await enqueueWork(tx, now);
    return cleaned.clean ? [file.storageKey] : [];
  });
}

/** D-168: removes from a file that is going to be published what it tells of people, places and devices. */
export async function cleanFile(ctx: SystemContext, { tenantId, fileId }: FileKey): Promise<void> {
  const file = await findFile(ctx.read, tenantId, fileId);
  if (!file || (file.cleaning !== 'waiting' && file.cleaning !== 'old')) return;
  const cleaned = await makeClean(ctx, file).catch((error: unknown): Cleaned => {
    // Bytes that are missing were removed or cleaned meanwhile, and then nothing is settled below; or lost, and nobody could read it anyway.
    if (!(error instanceof StorageMissing || error instanceof CannotClean)) throw error;
    return { cleaning: 'failed', clean: null };
  });
  if (isWithheld(cleaned.cleaning)) ctx.log.warn({ fileId }, 'a file could not be made clean and is shown to nobody');
  await ctx.storage.remove(await settle(ctx, file, cleaned));
}
