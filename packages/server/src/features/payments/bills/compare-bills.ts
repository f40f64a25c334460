import { compareBill } from '@shuyuan/contract/payments/compare-bill';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { SystemContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { openProvider } from '../accounts/open-provider.ts';
import { type BillLine, ProviderError } from '../providers/payment-provider.ts';
import { beijingDay } from '../providers/yuan.ts';
import * as store from './difference.store.ts';

/** A day the provider had no bill of yet is tried again, so long. */
const daysBack = 3;

type Compared = { readonly tenantId: string; readonly method: ProviderName; readonly day: string };

const boundsOf = (day: string) => {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, to: new Date(from.getTime() + dayMs) };
};

const ofKind = (lines: readonly BillLine[], kind: BillLine['kind']) => lines.filter((line) => line.kind === kind);

async function record(ctx: SystemContext, compared: Compared, lines: readonly BillLine[]): Promise<void> {
  const { day } = compared;
  const account = { tenantId: compared.tenantId, method: compared.method };
  const refunded = ofKind(lines, 'refund').map(({ reference: payment, ...line }) => ({ ...line, payment }));
  const bill = { payments: ofKind(lines, 'payment'), refunds: refunded };
  const references = bill.payments.map(({ reference }) => reference);
  const names = refunded.map(({ refundNumber }) => refundNumber);
  const at = new Date(ctx.now());
  await ctx.inTransaction(async (tx) => {
    if (!(await store.insertBill(tx, { ...compared, comparedAt: at }))) return;
    const payments = await store.listOwnPayments(tx, { ...account, day: boundsOf(day), names: references });
    const refunds = await store.listOwnRefunds(tx, {
      ...account,
      day: boundsOf(day),
      names,
      payments: refunded.map(({ payment }) => payment),
    });
    const found = compareBill(bill, { payments, refunds });
    const rows = found.map((one) => ({ ...one, ...compared, id: newId(ctx.now()), foundAt: at }));
    await store.insertDifferences(tx, rows);
  });
}

async function compare(ctx: SystemContext, compared: Compared): Promise<void> {
  if (await store.isCompared(ctx.read, compared, compared.day)) return;
  const opened = await openProvider(ctx, compared);
  // No bill: nothing was paid or refunded there on this day.
  if (opened) await record(ctx, compared, (await opened.provider.readBill(compared.day)) ?? []);
}

/** D-119: the bills of the last days against what is recorded here; a provider that does not answer is asked again within the hour. */
export async function compareBills(ctx: SystemContext): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, ago) => beijingDay(ctx.now() - (ago + 1) * dayMs));
  for (const account of await store.listAccounts(ctx.read))
    for (const day of days) {
      try {
        await compare(ctx, { ...account, day });
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        ctx.log.warn({ err: error, tenantId: account.tenantId, method: account.method, day }, 'no bill was read');
      }
    }
}
