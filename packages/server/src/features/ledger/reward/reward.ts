import { type Amount, amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { postTrade } from '../index.ts';
import { prefetchSettings } from '../../system/index.ts';
import { notifyRewarded } from './notify-rewarded.ts';
import { countReward } from './count-reward.ts';
import { demandAllowed } from './reward-rule.ts';
import { findReceiver, lockRewardTarget, type Named } from './reward-target.ts';
import { insertReward } from './reward.store.ts';

type RewardInput = Named & { readonly tradeAmount: Amount };
/** The notices to send: what the seeded world tells of the past rings for nobody. */
type Notifying = { readonly notifyReceivers: typeof notifyRewarded };

async function give(tx: Tx, ctx: Context, { tradeAmount, notifyReceivers, ...named }: RewardInput & Notifying) {
  await prefetchSettings(tx, ctx, ['KNOWLEDGE_OPERATION_CONFIG', 'REWARD_RULE', 'CURRENCY_RULE']);
  const target = await lockRewardTarget(tx, ctx, named);
  const { question, discussionId } = target;
  demand(question.state === 'active', 'question.wrong-state', { state: question.state });
  const { giver, receiver, receivers } = await findReceiver(tx, ctx, target);
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
  await notifyReceivers(tx, ctx, { id, target, giver, receivers, value: tradeAmount });
  return { id, tradeAmount: amountToWire(tradeAmount), availableBalance: amountToWire(balanceOf(giver)) };
}

export const rewarding = (notifyReceivers: typeof notifyRewarded) => (ctx: Context, input: RewardInput) =>
  transact(ctx, (within) => within.inTransaction((tx) => give(tx, within, { ...input, notifyReceivers })));

/** LEDGER-28, D-108. */
export const reward = rewarding(notifyRewarded);
