import type { Tx } from '../../platform/context.ts';
import { type ContentCounts, countContent } from './account.store.ts';
import { countDay } from './day.store.ts';

type Activity = ContentCounts & { readonly tenantId: string; readonly accountId: string; readonly day: string };

/**
 * D-096: what an account publishes and what people do with it, in all and on the day, in the transaction of what
 * happened. Whoever counts on the content too counts there first: in one order nobody waits for each other.
 */
export async function countActivity(tx: Tx, { tenantId, accountId, day, ...counts }: Activity): Promise<void> {
  await countContent(tx, accountId, counts);
  await countDay(tx, { tenantId, accountId, day, ...counts });
}
