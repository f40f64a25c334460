import { type Amount, amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { unitPrice } from '@shuyuan/contract/pricing/prices';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { type Holder, postTrade } from '../../ledger/index.ts';
import { type Goods, insertEntitlement, listPrices, type Sellable, type Shelf } from '../index.ts';
import { balanceOf } from '../offer/balance-of.ts';
import { shelfOf } from '../offer/offer.ts';
import { findBuyer, findSeller } from './find-buyer.ts';

export type PurchaseInput = Sellable & { readonly quantity: number; readonly discountCoin: Amount };
type Bought = {
  readonly thing: Sellable;
  readonly goods: Goods;
  /** Of all of it. */
  readonly price: Amount;
  readonly payer: Holder;
  readonly detail: string;
};

/** D-105: what it is called on the side of who pays, and of who is paid. */
const tradeTypes = {
  column: { paid: TradeType.columnPurchase, earned: TradeType.columnIncome },
  question: { paid: TradeType.purchase, earned: TradeType.contentIncome },
  course: { paid: TradeType.purchase, earned: TradeType.courseIncome },
  subject: { paid: TradeType.purchase, earned: TradeType.courseIncome },
  libraryItem: { paid: TradeType.purchase, earned: TradeType.courseIncome },
  exam: { paid: TradeType.purchase, earned: TradeType.courseIncome },
  live: { paid: TradeType.purchase, earned: TradeType.courseIncome },
} as const satisfies Record<SellableType, { paid: TradeType; earned: TradeType }>;

/** The price of one now; refused unless it is for sale to this caller at the price they were shown. */
export async function agreePrice(
  ctx: Context,
  goods: Goods,
  { quantity, discountCoin, ...thing }: PurchaseInput,
): Promise<Amount> {
  const { businessType, businessId } = thing;
  const setting = (await listPrices(ctx.read, { businessType, ids: [businessId] })).get(businessId);
  const unit = setting ? unitPrice(setting, quantity) : null;
  demand(unit && goods.isOnSale && !goods.isOwn, 'price.not-for-sale');
  // Seats are for others: whoever has it already may buy them.
  demand(quantity > 1 || !goods.offer?.isBought, 'price.owned');
  demand(unit.discountCoin === discountCoin, 'price.changed');
  return unit.discountCoin;
}

/** D-118: for nothing nothing is written into the book. */
export async function pay(tx: Tx, ctx: Context, { thing, goods, price, payer, detail }: Bought) {
  if (price === 0n) return { id: null, balance: await balanceOf(ctx, payer) };
  const { tenantId } = ctx.actor;
  const seller = await findSeller(tx, tenantId, goods);
  const { paid, earned } = tradeTypes[thing.businessType];
  const trade = await postTrade(tx, ctx, {
    tenantId,
    currency: Currency.coin,
    legs: [
      { holder: payer, amount: amount(0n - price), tradeType: paid },
      { holder: seller, amount: price, tradeType: earned },
    ],
    detail,
    business: { type: thing.businessType, id: thing.businessId },
  });
  demand(trade, 'internal.unexpected');
  return { id: trade.id, balance: trade.balanceOf(payer) };
}

async function buy(tx: Tx, ctx: Context, { shelf, ...input }: PurchaseInput & { readonly shelf: Shelf }) {
  const { businessType, businessId } = input;
  const goods = await shelf.hold(tx, ctx, businessId);
  const price = await agreePrice(ctx, goods, input);
  const payer = await findBuyer(tx, ctx);
  const thing = { businessType, businessId };
  const { id, balance } = await pay(tx, ctx, { thing, goods, price, payer, detail: goods.title });
  const { tenantId, id: memberId } = ctx.actor;
  const bought = { tenantId, memberId, businessType, businessId, title: goods.title };
  await insertEntitlement(tx, { ...bought, tradeId: id, paid: price, createdAt: new Date(ctx.now()) });
  // It is held already: nobody is waited for after the book.
  await shelf.bought?.(ctx, businessId);
  return { id, availableBalance: amountToWire(balance) };
}

/** D-121: paid and open, or neither. */
export const purchase = (shelves: readonly Shelf[]) => (ctx: Context, input: PurchaseInput) =>
  transact(ctx, (within) =>
    within.inTransaction((tx) => buy(tx, within, { ...input, shelf: shelfOf(shelves, input.businessType) })),
  );
