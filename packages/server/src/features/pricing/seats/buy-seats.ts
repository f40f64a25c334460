import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { isSeatQuantity } from '@shuyuan/contract/pricing/seat-limits';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Shelf } from '../index.ts';
import { shelfOf } from '../offer/offer.ts';
import { agreePrice, pay, type PurchaseInput } from '../purchase/purchase.ts';
import { findSeatPayer } from './find-seat-accounts.ts';
import { insertSeatOrder } from './seat-orders.store.ts';

type SeatsInput = PurchaseInput & { readonly payerId: string | null };
export type { SeatsInput };

async function buy(tx: Tx, ctx: Context, { shelf, payerId, ...input }: SeatsInput & { readonly shelf: Shelf }) {
  const { businessType, businessId, quantity } = input;
  const payer = await findSeatPayer(tx, ctx, payerId);
  const goods = await shelf.hold(tx, ctx, businessId);
  const unitPrice = await agreePrice(ctx, goods, input);
  const price = amount(unitPrice * BigInt(quantity));
  const [thing, detail] = [{ businessType, businessId }, `${goods.title} × ${quantity}`];
  const { id: tradeId, balance } = await pay(tx, ctx, { thing, goods, price, payer, detail });
  const { tenantId, id: memberId } = ctx.actor;
  await insertSeatOrder(tx, {
    id: newId(ctx.now()),
    tenantId,
    memberId,
    accountId: payerId,
    ...thing,
    title: goods.title,
    quantity,
    unitPrice,
    paid: price,
    tradeId,
    createdAt: new Date(ctx.now()),
  });
  return { id: tradeId, availableBalance: amountToWire(balance) };
}

/** D-115, D-121: seats for others, paid in one trade and kept in one order, or neither; nobody has one until it is handed out. */
export const buySeats = (shelves: readonly Shelf[]) => (ctx: Context, input: SeatsInput) =>
  transact(ctx, (within) => {
    demand(isSeatQuantity(input.quantity), 'request.invalid', { problems: [{ field: 'quantity', rule: 'invalid' }] });
    return within.inTransaction((tx) => buy(tx, within, { ...input, shelf: shelfOf(shelves, input.businessType) }));
  });
