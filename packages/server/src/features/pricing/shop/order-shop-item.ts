import { type Amount, amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { discounted } from '@shuyuan/contract/ledger/grade-steps';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { firstStateOf } from '@shuyuan/contract/pricing/shop';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { findGrade, postTrade } from '../../ledger/index.ts';
import { listActive } from '../../teams/index.ts';
import { giveShopCard } from './give-shop-card.ts';
import * as store from './shop-orders.store.ts';

type OrderInput = { readonly itemId: string; readonly price: Amount };
type Item = NonNullable<Awaited<ReturnType<typeof store.takeOne>>>;

/** One of it, out of the stock, for this caller at the price they were shown, which is that of their grade. */
async function takeItem(tx: Tx, ctx: Context, { itemId, price }: OrderInput): Promise<Item> {
  const { tenantId, id: memberId } = ctx.actor;
  const item = await store.takeOne(tx, tenantId, itemId);
  if (!item) {
    const found = await store.findItem(tx, tenantId, itemId);
    demand(found, 'request.not-found');
    demand(!found.isActive, 'shop.sold-out');
    throw new AppError('price.not-for-sale');
  }
  const { step } = await findGrade(tx, tenantId, memberId);
  demand(discounted(item.price, step.discountPercent) === price, 'price.changed');
  const { perPerson } = item;
  const ownNum = await store.countOwn(tx, itemId, memberId);
  demand(perPerson === null || ownNum < perPerson, 'shop.too-many', { max: perPerson ?? 0 });
  return { ...item, price };
}

async function pay(tx: Tx, ctx: Context, { id, item }: { readonly id: string; readonly item: Item }) {
  const { tenantId, id: holderId } = ctx.actor;
  const [buyer] = await listActive(tx, tenantId, [holderId]);
  demand(buyer, 'request.not-found');
  const holder = { accountType: AccountType.person, holderId, name: buyer.fullName };
  const tradeType = TradeType.purchase;
  const trade = await postTrade(tx, ctx, {
    tenantId,
    currency: Currency.integral,
    legs: [
      { holder, amount: amount(-item.price), tradeType },
      { holder: null, amount: amount(item.price), tradeType },
    ],
    detail: item.title,
    business: { type: TradeBusiness.shopOrder, id },
  });
  demand(trade, 'internal.unexpected');
  return { tradeId: trade.id, integral: trade.balanceOf(holder) };
}

/** Paid with points, out of the stock and ordered, or none of it; a card is held at once. */
export const orderShopItem = (ctx: Context, input: OrderInput) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { tenantId, id: memberId } = within.actor;
      const item = await takeItem(tx, within, input);
      const [id, at, state] = [newId(within.now()), new Date(within.now()), firstStateOf(item.kind)];
      if (item.cardId !== null) await giveShopCard(tx, { tenantId, cardId: item.cardId, memberId, at });
      const { tradeId, integral } = await pay(tx, within, { id, item });
      const { title, price } = item;
      const order = { id, tenantId, itemId: input.itemId, memberId, title, price, state, tradeId };
      await store.insertOrder(tx, { ...order, createdAt: at, changedAt: at });
      return { id, state, integral: amountToWire(integral) };
    }),
  );
