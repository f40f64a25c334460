import type { Context, Tx } from '../../platform/context.ts';
import { countReward } from './reward-count.ts';
import { deleteReward } from './reward.store.ts';

/** What was given for a post is no longer among its rewards. Before the book, as when it was given. */
export async function forgetReward(tx: Tx, ctx: Context, tradeId: string): Promise<void> {
  const given = await deleteReward(tx, tradeId);
  if (given) await countReward(tx, ctx, { ...given, amount: -given.amount, at: given.createdAt });
}
