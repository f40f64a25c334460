import { uploadLifeMs } from '@shuyuan/contract/files/chunks';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs.ts';
import { listTenants } from '../../platform/tenants.store.ts';
import { keysInUse, listOldDrafts } from './files.store.ts';
import { removeRow } from './remove-file.ts';
import { discard } from './upload/cancel-upload.ts';
import { forgetFinished, keysPromised, listUntouched, partsInUse } from './upload/upload.store.ts';
import { alone } from './upload/upload-turns.ts';

/** A form that was begun may be finished weeks later; after this long its files are taken for forgotten. */
const draftLifeMs = 30 * dayMs;
const batch = 500;

async function forgetUploads(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now() - uploadLifeMs);
  for (const upload of await listUntouched(ctx.read, before, batch)) {
    await alone(ctx, upload.id, () => discard(ctx, upload, before)).catch((error: unknown) =>
      // Somebody is busy with it, or storage is away: the next hour comes.
      ctx.log.warn({ err: error, upload: upload.id }, 'an upload could not be forgotten yet'),
    );
  }
  await ctx.inTransaction((tx) => forgetFinished(tx, before));
}

async function forgetDrafts(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now() - draftLifeMs);
  for (let found; (found = await listOldDrafts(ctx.read, before, batch)).length > 0;) {
    for (const file of found) await ctx.storage.remove(await ctx.inTransaction((tx) => removeRow(tx, file)));
  }
}

async function* batches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  const some: T[] = [];
  for await (const one of all) {
    some.push(one);
    if (some.length === batch) yield some.splice(0);
  }
  if (some.length > 0) yield some;
}

async function sweepObjects(ctx: SystemContext, tenantId: string, before: number): Promise<void> {
  for await (const some of batches(ctx.storage.list(`${tenantId}/`))) {
    const old = some.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key);
    if (old.length === 0) continue;
    // In this order: an upload that becomes a file in between is in the second answer.
    const promised = await keysPromised(ctx.read, old);
    const used = await keysInUse(ctx.read, old);
    await ctx.storage.remove(old.filter((key) => !used.has(key) && !promised.has(key)));
  }
}

/**
 * Bytes whose rows never came or are gone. The age keeps away from what is being written this moment; and only below
 * tenants of this database: a bucket may be shared, and a wrong database must not cost the right one its files.
 */
async function sweep(ctx: SystemContext): Promise<void> {
  const before = ctx.now() - uploadLifeMs;
  const tenants = new Set(await listTenants(ctx.read));
  for (const tenantId of tenants) await sweepObjects(ctx, tenantId, before);
  const isOurs = (key: string): boolean => tenants.has(key.slice(0, key.indexOf('/')));
  for await (const some of batches(ctx.storage.listOpenParts())) {
    const old = some
      .filter(({ startedAt, handle }) => startedAt < before && isOurs(handle.key))
      .map(({ handle }) => handle);
    if (old.length === 0) continue;
    const used = await partsInUse(
      ctx.read,
      old.map(({ id }) => id),
    );
    for (const handle of old) if (!used.has(handle.id)) await ctx.storage.dropParts(handle);
  }
}

export const filesJobs: Job[] = [
  { name: 'files:forget-uploads', cron: '11 * * * *', handle: forgetUploads },
  { name: 'files:forget-drafts', cron: '19 * * * *', handle: forgetDrafts },
  { name: 'files:sweep', cron: '41 * * * *', handle: sweep },
];
