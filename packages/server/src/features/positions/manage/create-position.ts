import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { insertVersion } from '../outline.store.ts';
import { insertPosition, type PositionFields } from '../position.store.ts';

/** A draft with an empty path. */
export async function createPosition(ctx: Context, { name, introduction, learnSequence }: PositionFields) {
  const { tenantId, id: createdBy } = ctx.actor;
  await refuseSensitive(ctx, [name, introduction]);
  const [id, at] = [newId(ctx.now()), new Date(ctx.now())];
  await ctx.inTransaction(async (tx) => {
    await insertPosition(tx, { id, tenantId, createdBy, name, introduction, learnSequence, at });
    await insertVersion(tx, { id: newId(ctx.now()), tenantId, positionId: id, number: 1, at });
  });
  return { id, revision: 1 };
}
