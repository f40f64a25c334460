import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { searchLogLimits as limits } from '@shuyuan/contract/search/search-limits';
import type { SystemContext } from '../../../platform/context.ts';
import { anonymizeSearches, deleteClicksOfAnonymous, deleteSearchesBefore } from './forget.store.ts';

/** Rows of one transaction. */
const atOnce = 5_000;

async function repeat(change: () => Promise<number>): Promise<void> {
  while ((await change()) === atOnce);
}

/** D-195: after ninety days nobody is named; texts few people searched and what was opened go with the names. */
export async function forgetSearchers(ctx: SystemContext): Promise<void> {
  const named = new Date(ctx.now() - limits.namedDays * dayMs);
  const kept = new Date(ctx.now() - limits.keptDays * dayMs);
  await repeat(() => ctx.inTransaction((tx) => deleteSearchesBefore(tx, kept, atOnce)));
  await repeat(() =>
    ctx.inTransaction(async (tx) => {
      const ids = await anonymizeSearches(tx, named, atOnce);
      await deleteClicksOfAnonymous(tx, ids);
      return ids.length;
    }),
  );
}
