import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Tx } from '../../../platform/context.ts';
import { deleteAttention } from '../attention/attention.store.ts';
import { countSubscribers } from './column.store.ts';

type Subscription = { readonly memberId: string; readonly columnId: string };

/** Whoever lost what a column cost is not told what is new in it. */
export async function endSubscription(tx: Tx, { memberId, columnId }: Subscription): Promise<void> {
  const followed = { memberId, targetType: AttentionTarget.column, targetId: columnId };
  if (await deleteAttention(tx, followed)) await countSubscribers(tx, columnId, -1);
}
