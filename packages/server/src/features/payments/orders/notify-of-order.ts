import type { SystemContext, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';

type Teller = Pick<SystemContext, 'now'> & { readonly actor: { readonly tenantId: string } | null };
type Order = { readonly id: string; readonly tenantId: string; readonly memberId: string; readonly number: string };
type OrderNotice =
  | { readonly order: Order; readonly text: 'paid' | 'expired' | 'waiting' }
  | { readonly order: Order; readonly text: 'refunded' | 'returned'; readonly reason: string }
  | { readonly order: Order; readonly text: 'refundedPart'; readonly money: string; readonly reason: string }
  | { readonly order: Order; readonly text: 'refundFailed'; readonly money: string };

/** Says what became of an order, to whoever placed it. */
export async function notifyOfOrder(tx: Tx, ctx: Teller, { order, ...told }: OrderNotice): Promise<void> {
  const { id, tenantId, memberId, number } = order;
  const about = {
    tenantId,
    receivers: [memberId],
    subject: { kind: 'order', id },
    link: '/learncoin-manage/purchases?tab=orders',
  };
  if (told.text === 'refundedPart') {
    const { money, reason } = told;
    await notify(tx, ctx, { kind: 'payment', text: told.text, values: { number, money, reason }, ...about });
  } else if (told.text === 'refundFailed')
    await notify(tx, ctx, { kind: 'payment', text: told.text, values: { number, money: told.money }, ...about });
  else if ('reason' in told)
    await notify(tx, ctx, { kind: 'payment', text: told.text, values: { number, reason: told.reason }, ...about });
  else await notify(tx, ctx, { kind: 'payment', text: told.text, values: { number }, ...about });
}
