import { amount, formatAmount, sum } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { AccountType, currencyWord } from '@shuyuan/contract/ledger/currencies';
import { isReversibleBusiness, TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { type Leg, postTrade } from '../index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { restoreExpired } from '../expire/restore-expired.ts';
import { notifyReversalLater } from './reverse-notices.ts';
import { findTrade, listSides } from './reverse.store.ts';
import { forgetReward } from '../reward/forget-reward.ts';

type ReversalInput = { readonly id: string; readonly reason: string };

/** Ends what a purchase opened, before its trade is taken back. The sale is another feature's. */
export type EndPurchase = (tx: Tx, tradeId: string, at: Date) => Promise<void>;
type Side = Awaited<ReturnType<typeof listSides>>[number];

const turned = ({ accountType, holderId, holderName, amount: moved }: Side): Leg => ({
  holder: accountType === AccountType.platform ? null : { accountType, holderId, name: holderName },
  amount: amount(-moved),
  tradeType: TradeType.reversal,
});

type Reversal = { readonly input: ReversalInput; readonly endPurchase: EndPurchase };

async function reverse(tx: Tx, ctx: Context, { input: { id, reason }, endPurchase }: Reversal) {
  const { tenantId } = ctx.actor;
  const trade = await findTrade(tx, tenantId, id);
  demand(trade, 'request.not-found');
  demand(trade.businessType !== TradeBusiness.exchange, 'ledger.exchanged');
  demand(trade.reverses === null && isReversibleBusiness(trade.businessType), 'ledger.reversed');
  await forgetReward(tx, ctx, id);
  await endPurchase(tx, id, new Date(ctx.now()));
  const sides = await listSides(tx, id);
  const { currency, businessType, businessId } = trade;
  const restored = await restoreExpired(tx, ctx, { trade: { ...trade, tenantId }, sides });
  const legs = [...restored, ...sides.map(turned)];
  const reversal = await postTrade(tx, ctx, {
    tenantId,
    currency,
    // Legs that pay back come first: a holder on both sides is then not short of coins.
    legs: legs.toSorted((a, b) => Number(b.amount > 0n) - Number(a.amount > 0n)),
    detail: reason,
    ...(businessType !== null && businessId !== null && { business: { type: businessType, id: businessId } }),
    reverses: id,
  });
  demand(reversal, 'ledger.reversed');
  const total = sum(sides.flatMap((side) => (side.amount > 0n ? amount(side.amount) : [])));
  await recordAudit(tx, ctx, {
    tenantId,
    action: 'ledger.reversed',
    subject: { kind: 'trade', id },
    before: { currency: currencyWord(currency), amount: formatAmount(total), title: trade.detail },
    after: { reason },
  });
  await notifyReversalLater(tx, reversal.id);
  return { id: reversal.id };
}

/** D-109: a whole trade is taken back by a new one, once; who has spent it keeps it. */
export const reverseTrade = (endPurchase: EndPurchase) => (ctx: Context, input: ReversalInput) =>
  transact(ctx, async (within) => {
    await refuseSensitive(within, [input.reason]);
    return within.inTransaction((tx) => reverse(tx, within, { input, endPurchase }));
  });
