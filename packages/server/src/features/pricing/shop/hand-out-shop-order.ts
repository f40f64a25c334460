import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { transitionShopOrder } from './transition-shop-order.ts';

/** The thing has reached whoever ordered it. */
export const handOutShopOrder = (ctx: Context, { id }: { readonly id: string }) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { tenantId } = within.actor;
      const { title, memberId, state } = await transitionShopOrder(tx, within, { id, memberId: null, step: 'handOut' });
      const subject = { kind: 'shop-order', id } as const;
      await recordAudit(tx, within, { tenantId, action: 'shop-order.handed-out', subject, after: { title } });
      await notify(tx, within, {
        kind: 'payment',
        text: 'shopHandedOut',
        values: { title },
        receivers: [memberId],
        subject,
        link: '/integral-mall',
      });
      return { id, state };
    }),
  );
