import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { PaymentMethod } from '@shuyuan/contract/payments/receipts';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { SystemContext } from '../../../platform/context.ts';
import { jobName } from '../../../platform/jobs.ts';
import { openProvider } from '../accounts/open-provider.ts';
import { type PaymentProvider, ProviderError, type RefundStatus } from '../providers/payment-provider.ts';
import { receiveRefund } from './receive-refund.ts';
import { type AskedRefund, findAskedRefund, listDueRefunds, updateRefundAskAt } from './refund.store.ts';

/** D-109: refunds whose answer never came, and those that take their time. */
export async function askRefunds(ctx: SystemContext): Promise<void> {
  for (const refund of await listDueRefunds(ctx.read, new Date(ctx.now()), atOnce)) await ask(ctx, refund);
}

export const sendRefundJob = jobName<{ readonly id: string }>('payments:send-refund');

const atOnce = 50;

/** After a minute, then at half of what has passed since, and once a day of what a provider holds for long. */
const nextAsk = ({ createdAt }: AskedRefund, now: number): Date =>
  new Date(now + Math.min(dayMs, Math.max(minuteMs, Math.round((now - createdAt.getTime()) / 2))));

type Answer = { readonly standing: RefundStatus; readonly failure?: string };

/**
 * The state of a refund at its provider; one it does not know is sent, under its number, so that it is one however often it is. One
 * that was refused for good is looked up once more: an earlier call whose answer was lost may have made it.
 */
async function answerOf(provider: PaymentProvider, refund: AskedRefund): Promise<Answer> {
  const { reference, number: refundNumber, paid, money, reason, state } = refund;
  const key = { reference, refundNumber };
  const standing = await provider.findRefund(key);
  if (standing !== 'unknown' || state !== 'requested') return { standing };
  try {
    return { standing: await provider.refund({ ...key, paid, money, reason }) };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure !== 'declined') throw error;
    const found = await provider.findRefund(key);
    return found === 'unknown' ? { standing: 'failed', failure: error.code } : { standing: found };
  }
}

const isProvider = (method: PaymentMethod): method is ProviderName => method !== 'bank';

async function ask(ctx: SystemContext, refund: AskedRefund): Promise<void> {
  const { id, tenantId, method } = refund;
  if (!isProvider(method)) return;
  const isOurs = await ctx.inTransaction((tx) => updateRefundAskAt(tx, refund, nextAsk(refund, ctx.now())));
  if (!isOurs) return;
  try {
    const opened = await openProvider(ctx, { tenantId, method });
    if (opened) await receiveRefund(ctx, { tenantId, id, ...(await answerOf(opened.provider, refund)) });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error, refund: id }, 'a provider could not be asked for a refund');
  }
}

/** Right after it was written; whatever becomes of this, it is asked for again. */
export async function sendRefund(ctx: SystemContext, { id }: { readonly id: string }): Promise<void> {
  const refund = await findAskedRefund(ctx.read, id);
  if (refund) await ask(ctx, refund);
}
