import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { openPack } from './open-pack.ts';
import { withdrawFrom } from './pack.store.ts';
import { listStepReceivers, stepNotice, type StepInput } from './pack-step.ts';

/** From those who are not done. What they learned stays theirs. */
export async function withdrawPack(ctx: Context, input: StepInput) {
  const { pack } = await openPack(ctx, input.id);
  const { tenantId, id: by } = ctx.actor;
  const { id, title } = pack;
  const withdrawn = await ctx.inTransaction(async (tx) => {
    const memberIds = await listStepReceivers(tx, ctx, input);
    const told = await withdrawFrom(tx, { packId: id, memberIds, by, at: new Date(ctx.now()) });
    if (told.length === 0) return told;
    const after = { title, people: told.length };
    await recordAudit(tx, ctx, { tenantId, action: 'pack.withdrawn', subject: { kind: 'pack', id }, after });
    await notify(tx, ctx, { ...stepNotice(pack, told), text: 'packWithdrawn', values: { title } });
    return told;
  });
  return { withdrawnCount: withdrawn.length };
}
