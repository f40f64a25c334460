import type { Context } from '../../../platform/context.ts';
import type { Goods, Shelf } from '../../pricing/index.ts';
import { holdAccount } from '../../teams/index.ts';
import { lockQuestion } from '../questions/question.store.ts';
import { openQuestion } from '../questions/questions.policy.ts';
import { findOffers } from './find-offers.ts';

async function open(ctx: Context, id: string): Promise<Goods> {
  const question = await openQuestion(ctx, id);
  const { accountId, authorId, title, state, accountState, memberType } = question;
  const isShown = state === 'active' || state === 'closed';
  const offers = await findOffers(ctx, 'question', [question]);
  return {
    id,
    title,
    accountId,
    isOnSale: isShown && accountState === 'active',
    isOwn: authorId === ctx.actor.id || memberType !== null,
    offer: offers.get(id) ?? null,
  };
}

/** D-121: posts of share accounts. A post is held before its account, as everywhere. */
export const sellableQuestions: Shelf = {
  businessType: 'question',
  open,
  hold: async (tx, ctx, id) => {
    await lockQuestion(tx, ctx.actor.tenantId, id);
    const within = { ...ctx, read: tx };
    const { accountId } = await openQuestion(within, id);
    if (accountId !== null) await holdAccount(tx, ctx, accountId);
    return open(within, id);
  },
};
