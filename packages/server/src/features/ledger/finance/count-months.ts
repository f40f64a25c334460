import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import type { SystemContext } from '../../../platform/context.ts';
import { firstIdAt } from '../../../platform/new-id.ts';
import { listTenants } from '../../../platform/tenants.store.ts';
import { addToMonths, lockCounted, updateCounted } from './count-months.store.ts';

/**
 * Adds the trades of the days that are over to the months, each once. The day that runs is left out: hours after midnight no
 * trade of the day before can still commit.
 */
export async function countMonths(ctx: SystemContext): Promise<void> {
  const { timeZone } = ctx.external;
  const until = firstIdAt(instantIn(timeZone, dayIn(timeZone, ctx.now()), 0));
  for (const tenantId of await listTenants(ctx.read))
    await ctx.inTransaction(async (tx) => {
      const from = await lockCounted(tx, tenantId);
      if (from >= until) return;
      for (const currency of Object.values(Currency))
        await addToMonths(tx, { tenantId, currency, timeZone, from, until });
      await updateCounted(tx, tenantId, until);
    });
}
