import { demand } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Context } from '../../../platform/context.ts';
import { findSelective } from '../../../platform/search.ts';
import { bestOf } from '../../../platform/search-rank.ts';
import type { Knowledge, KnowledgeQuery } from '../../assistant/index.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { isOpenTo } from '../offers/find-offers.ts';
import { businessTypeOf } from './collectable-questions.ts';
import { asReadable, merged, passagesOf, wholeTextOf } from './knowledge-passages.ts';
import * as store from './knowledge-questions.store.ts';
import { openQuestion } from './questions.policy.ts';

async function find(ctx: Context, { terms, limit }: KnowledgeQuery) {
  if (!(await isCommunityOpen(ctx))) return [];
  const [ofTexts, ofAnswers] = await Promise.all([
    findSelective(ctx.read, terms, { table: 'question', column: 'search' }),
    findSelective(ctx.read, terms, { table: 'discussion', column: 'search' }),
  ]);
  if (ofTexts === null || ofAnswers === null) return [];
  const { tenantId } = ctx.actor;
  const [rows, answered] = await Promise.all([
    store.listMatching(ctx.read, { tenantId, terms, query: ofTexts }),
    store.listAnswered(ctx.read, { tenantId, terms, query: ofAnswers }),
  ]);
  const candidates = merged([...(await asReadable(ctx, terms, rows)), ...answered]);
  const best = bestOf(candidates, { terms, limit, now: ctx.now() });
  return passagesOf(
    ctx,
    best.map(({ id }) => id),
  );
}

/** What is published, with what was answered. */
export const knowledgeOfQuestions: Knowledge = {
  find,
  readWhole: async (ctx, type, id) => {
    if (type !== BusinessType.askContent && type !== BusinessType.shareContent) return null;
    const question = await openQuestion(ctx, id);
    demand(businessTypeOf(question.kind) === type, 'request.not-found');
    demand(await isOpenTo(ctx, 'question', question), 'assistant.unpaid');
    return { title: question.title, text: await wholeTextOf(ctx, question) };
  },
};
