import type { Amount } from '@shuyuan/contract/kernel/amount';
import type { Context, Tx } from '../../../platform/context.ts';
import { linkToQuestion } from '../../community/index.ts';
import { notify } from '../../notifications/index.ts';
import { coinsText } from '../account/coins-text.ts';
import type { Holder } from '../post-trade.ts';
import type { Target } from './reward-target.ts';

type Rewarded = {
  readonly id: string;
  readonly target: Target;
  readonly giver: Holder;
  readonly receivers: readonly string[];
  readonly value: Amount;
};

export async function notifyRewarded(tx: Tx, ctx: Context, rewarded: Rewarded): Promise<void> {
  const { id, giver, receivers, value } = rewarded;
  const { question, discussionId } = rewarded.target;
  await notify(tx, ctx, {
    kind: 'reward',
    text: 'received',
    values: { person: giver.name, amount: await coinsText(ctx, value), title: question.title },
    receivers: receivers.filter((one) => one !== ctx.actor.id),
    subject: { kind: 'question', id: question.id },
    link: linkToQuestion(question, discussionId ?? undefined),
    key: `rewarded ${id}`,
  });
}
