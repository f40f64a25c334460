import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { coinsFor, moneyFor } from '@shuyuan/contract/payments/top-up-rule';
import { type Context, transact } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { insertNumbered } from './insert-numbered.ts';
import * as store from './order.store.ts';
import { findTopUpRule } from './read-top-up.ts';

type OrderInput = { readonly yuan: number; readonly coinsPerYuan: number };

/** D-107, D-119: coins at the rate the buyer was shown; they come when the money has come. */
export const createOrder = (ctx: Context, { yuan, coinsPerYuan }: OrderInput) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { tenantId, id: memberId } = within.actor;
      await store.lockBuyer(tx, memberId);
      const rule = await findTopUpRule({ ...within, read: tx });
      demand(rule, 'payment.off');
      demand(yuan <= rule.maxYuan, 'payment.over-limit', { max: rule.maxYuan });
      demand(coinsPerYuan === rule.coinsPerYuan, 'price.changed');
      const at = new Date(within.now());
      const waiting = await store.countWaitingOrders(tx, memberId, at);
      demand(waiting < orderLimits.waiting, 'payment.too-many', { max: orderLimits.waiting });
      const [id, expiresAt] = [newId(within.now()), new Date(within.now() + orderLimits.transferDays * dayMs)];
      const sums = { money: moneyFor(yuan), coins: coinsFor(yuan, rule) };
      await insertNumbered(tx, { id, tenantId, memberId, ...sums, createdAt: at, changedAt: at, expiresAt });
      return { id };
    }),
  );
