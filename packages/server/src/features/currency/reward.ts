import { type Amount, amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { type Context, together, type Tx } from '../../platform/context.ts';
import { postTrade } from '../ledger/index.ts';
import { tellRewarded } from './currency-notices.ts';
import { countReward } from './reward-count.ts';
import { demandAllowed } from './reward-rule.ts';
import { findReceiver, holdTarget, type Named } from './reward-target.ts';
import { insertReward } from './reward.store.ts';

type Wish = Named & { readonly tradeAmount: Amount };
/** Who hears of it: what is told of the past rings for nobody. */
type Telling = { readonly tell: typeof tellRewarded };

async function give(tx: Tx, ctx: Context, { tradeAmount, tell, ...named }: Wish & Telling) {
  const target = await holdTarget(tx, ctx, named);
  const { question, discussionId } = target;
  demand(question.state === 'active', 'question.wrong-state', { state: question.state });
  const { giver, receiver, told } = await findReceiver(tx, ctx, target);
  await demandAllowed(ctx, tradeAmount);
  // Before the book: whoever distributes what an account has holds the account first, too.
  await countReward(tx, ctx, { ...question, discussionId, amount: tradeAmount, at: new Date(ctx.now()) });
  const trade = await postTrade(tx, ctx, {
    tenantId: question.tenantId,
    currency: Currency.coin,
    legs: [
      { holder: giver, amount: amount(0n - tradeAmount), tradeType: TradeType.rewardGiven },
      { holder: receiver, amount: tradeAmount, tradeType: TradeType.rewardReceived },
    ],
    detail: question.title,
    business: { type: named.targetType, id: named.targetId },
  });
  demand(trade, 'internal.unexpected');
  const { id, balanceOf } = trade;
  await insertReward(tx, {
    tradeId: id,
    tenantId: question.tenantId,
    questionId: question.id,
    discussionId,
    giverId: giver.holderId,
    amount: tradeAmount,
    createdAt: new Date(ctx.now()),
  });
  await tell(tx, ctx, { id, target, giver, told, value: tradeAmount });
  return { id, tradeAmount: amountToWire(tradeAmount), availableBalance: amountToWire(balanceOf(giver)) };
}

export const rewarding = (tell: typeof tellRewarded) => (ctx: Context, wish: Wish) =>
  together(ctx, (within) => within.inTransaction((tx) => give(tx, within, { ...wish, tell })));

/** LEDGER-28, D-108. */
export const reward = rewarding(tellRewarded);
