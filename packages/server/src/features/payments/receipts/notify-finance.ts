import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { rolesWith } from '@shuyuan/contract/kernel/capabilities';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { listTenants } from '../../../platform/tenants.store.ts';
import { listHoldersOf } from '../../ledger/index.ts';
import { notifyByDay } from '../../notifications/index.ts';
import { countWaitingRefunds } from '../refunds/refund.store.ts';
import { countOpenReceipts } from './receipt.store.ts';

/** A refund that failed is named for so long, until it is asked for again. */
const failedDays = 7;

async function notifyTenant(ctx: SystemContext, tenantId: string): Promise<void> {
  const now = ctx.now();
  const [since, askedBefore] = [new Date(now - failedDays * dayMs), new Date(now - dayMs)];
  const receipts = await countOpenReceipts(ctx.read, tenantId);
  const refunds = await countWaitingRefunds(ctx.read, { tenantId, since, askedBefore });
  if (receipts + refunds === 0) return;
  const receivers = await listHoldersOf(ctx.read, tenantId, rolesWith('ledger.manage'));
  const day = dayIn(ctx.external.timeZone, now);
  await ctx.inTransaction((tx) =>
    notifyByDay(tx, ctx, {
      kind: 'payment',
      text: 'moneyWaits',
      values: { receipts: String(receipts), refunds: String(refunds) },
      tenantId,
      receivers,
      subject: { kind: 'payment', id: day },
      link: `/admin/orders?view=${receipts > 0 ? 'receipts' : 'refunds'}`,
      key: `money waits ${tenantId} ${day}`,
    }),
  );
}

/** D-119: finance hears once a day of money that waits for them: what came and is not booked, what did not go back. */
export async function notifyFinance(ctx: SystemContext): Promise<void> {
  for (const tenantId of await listTenants(ctx.read)) await notifyTenant(ctx, tenantId);
}
