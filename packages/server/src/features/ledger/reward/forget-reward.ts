import type { Context, Tx } from '../../../platform/context.ts';
import { countReward } from './count-reward.ts';
import { deleteReward } from './reward.store.ts';

/** A reward that is taken back is no longer among those of its post. Before the book, as when it was given. */
export async function forgetReward(tx: Tx, ctx: Context, tradeId: string): Promise<void> {
  const given = await deleteReward(tx, tradeId);
  if (given) await countReward(tx, ctx, { ...given, amount: -given.amount, at: given.createdAt });
}
