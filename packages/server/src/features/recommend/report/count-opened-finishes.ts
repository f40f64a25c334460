import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { Finish } from '@shuyuan/contract/recommend/next-pairs';
import { keyOfItem } from '@shuyuan/contract/recommend/recommend-kinds';
import type { Tx } from '../../../platform/context.ts';
import { addToDays, deleteOpenedOf } from './recommend-day.store.ts';

type Change = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly timeZone: string;
  readonly before: readonly Finish[];
  readonly after: readonly Finish[];
};

/** Counts things somebody opened from a recommendation and finished since, by its reason and the day it was finished. */
export async function countOpenedFinishes(
  tx: Tx,
  { tenantId, memberId, timeZone, before, after }: Change,
): Promise<void> {
  const known = new Set(before.map(keyOfItem));
  const fresh = after.filter((finish) => !known.has(keyOfItem(finish)));
  const rows = await deleteOpenedOf(tx, memberId, fresh);
  await addToDays(
    tx,
    rows.map(({ kind, reason, finishedAt }) => ({
      tenantId,
      day: dayIn(timeZone, finishedAt.getTime()),
      kind,
      reason,
      column: 'finished',
    })),
  );
}
