import type { Context } from '../../../platform/context.ts';
import type { Goods, Shelf, Wider } from '../../pricing/index.ts';
import { lockAccountAccess } from '../../teams/index.ts';
import { lockQuestion } from '../questions/question.store.ts';
import { openQuestion } from '../questions/questions.policy.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { findOffers } from './find-offers.ts';
import { countQuestionBuyers, listPostReads, listPricedColumns } from './offers.store.ts';

async function open(ctx: Context, id: string): Promise<Goods> {
  const question = await openQuestion(ctx, id);
  const { accountId, authorId, title, state, accountState, memberType } = question;
  const isShown = state === 'active' || state === 'closed';
  const offers = await findOffers(ctx, 'question', [question]);
  return {
    id,
    title,
    accountId,
    isCompanys: false,
    isOnSale: isShown && accountState === 'active',
    isOwn: authorId === ctx.actor.id || memberType !== null,
    offer: offers.get(id) ?? null,
  };
}

/** As many as anybody reads; a post stands in few. */
const mostWider = 10;

/** D-122: a column opens what stands in it. */
async function wider(ctx: Context, id: string): Promise<Wider[]> {
  await openQuestion(ctx, id);
  const columns = await listPricedColumns(ctx.read, id, mostWider);
  const offers = await findOffers(ctx, 'column', columns);
  return columns.flatMap(({ id: businessId, title }) => {
    const offer = offers.get(businessId);
    return offer ? [{ businessType: 'column', businessId, title, offer } as const] : [];
  });
}

/** D-121: posts of share accounts. A post is held before its account, as everywhere. */
export const sellableQuestions: Shelf = {
  businessType: 'question',
  open,
  hold: async (tx, ctx, id) => {
    const held = await lockQuestion(tx, ctx.actor.tenantId, id);
    if (held && held.accountId !== null) await lockAccountAccess(tx, ctx, held.accountId);
    return open({ ...ctx, read: tx }, id);
  },
  countBuyers: countQuestionBuyers,
  wider,
  lastOpened: async (read, id, memberIds) =>
    new Map((await listPostReads(read, id, memberIds)).map(({ memberId, at }) => [memberId, at])),
  isShown: isCommunityOpen,
};
