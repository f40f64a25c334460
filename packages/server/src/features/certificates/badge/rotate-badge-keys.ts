import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { insertKey, listKeysOlderThan, retireKey } from './badge-key.store.ts';
import { makeKey } from './make-key.ts';

/** A key signs for a year. */
const keyLifeMs = 366 * dayMs;

/** Every night: a key that has signed for a year is followed by a new one; what it signed is verified as before. */
export async function rotateBadgeKeys(ctx: SystemContext): Promise<void> {
  const at = new Date(ctx.now());
  for (const { id, tenantId } of await listKeysOlderThan(ctx.read, new Date(ctx.now() - keyLifeMs))) {
    await ctx.inTransaction(async (tx) => {
      if (await retireKey(tx, id, at)) await insertKey(tx, makeKey(tenantId, ctx));
    });
  }
}
