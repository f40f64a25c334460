import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { openProvider } from '../accounts/open-provider.ts';
import { type OrderStatus, type PaymentProvider, ProviderError } from '../providers/payment-provider.ts';
import { type DueAttempt, listDueAttempts, updateAskAt } from './attempt.store.ts';
import { receivePayment } from './receive-payment.ts';

const atOnce = 50;

/** Soon after somebody went to pay, then at half of what has passed since: ten times in the first hour, some twenty until it is over. */
const nextAsk = ({ openedAt }: DueAttempt, now: number): Date =>
  new Date(now + Math.max(minuteMs, Math.round((now - openedAt.getTime()) / 2)));

/** Whether nothing can come any more: it was paid or closed there, or is over and was closed by us. */
async function isOver(
  provider: PaymentProvider,
  standing: OrderStatus,
  { attempt, now }: ProviderRequest,
): Promise<boolean> {
  if (standing.state === 'paid' || standing.state === 'closed') return true;
  const isDone = attempt.state !== 'created' || attempt.payUntil.getTime() <= now;
  if (!isDone) return false;
  await provider.close(attempt.number);
  // A page that was open meanwhile may have paid in the very moment: it is looked at once more before it is left.
  return standing.state === 'unknown' || now - attempt.payUntil.getTime() > dayMs;
}
type ProviderRequest = { readonly attempt: DueAttempt; readonly now: number };

async function ask(ctx: SystemContext, attempt: DueAttempt): Promise<void> {
  const { tenantId, method, number } = attempt;
  const now = ctx.now();
  const askAt = nextAsk(attempt, now);
  if (!(await ctx.inTransaction((tx) => updateAskAt(tx, attempt, askAt)))) return;
  const opened = await openProvider(ctx, attempt);
  if (!opened) return;
  const standing = await opened.provider.find(number);
  if (standing.state === 'paid') await receivePayment(ctx, { tenantId, method, payment: standing.payment });
  if (await isOver(opened.provider, standing, { attempt, now }))
    await ctx.inTransaction((tx) => updateAskAt(tx, { ...attempt, askAt }, null));
}

/** D-119: a callback that never came costs nobody their money: the provider is asked. Orders that are over are closed there. */
export async function askProviders(ctx: SystemContext): Promise<void> {
  for (const attempt of await listDueAttempts(ctx.read, new Date(ctx.now()), atOnce)) {
    try {
      await ask(ctx, attempt);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      ctx.log.warn({ err: error, order: attempt.orderId }, 'a provider could not be asked for an order');
    }
  }
}
