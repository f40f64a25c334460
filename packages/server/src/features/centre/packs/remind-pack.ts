import { reminderPauseMs } from '@shuyuan/contract/centre/packs/pack-limits';
import type { Context } from '../../../platform/context.ts';
import { claimReminders, notifyByDay } from '../../notifications/index.ts';
import { openPack } from './open-pack.ts';
import { listToRemind, updateReminded } from './pack.store.ts';
import { listStepReceivers, stepNotice, type StepInput } from './pack-step.ts';

/** Those who are not done, unless they were reminded a short time ago, or today of everything that is left of the pack; each by day. */
export async function remindPack(ctx: Context, input: StepInput) {
  const { pack } = await openPack(ctx, input.id);
  const [at, notSince] = [new Date(ctx.now()), new Date(ctx.now() - reminderPauseMs)];
  const reminded = await ctx.inTransaction(async (tx) => {
    const wanted = { packId: pack.id, memberIds: await listStepReceivers(tx, ctx, input), at, notSince };
    const free = await claimReminders(tx, ctx, await listToRemind(tx, wanted));
    const memberIds = free.map(({ receiverId }) => receiverId);
    const told = await updateReminded(tx, { packId: pack.id, memberIds, at, notSince });
    const values = { title: pack.title, dueAt: pack.dueAt.getTime() - 1 };
    if (told.length > 0) await notifyByDay(tx, ctx, { ...stepNotice(pack, told), text: 'packReminded', values });
    return told;
  });
  return { remindedCount: reminded.length };
}
