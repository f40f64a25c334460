import type { QuestionKind } from '@shuyuan/contract/community/questions';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../../platform/context.ts';
import { openAccount } from '../../../teams/index.ts';
import { isCommunityOpen } from '../../community-switches.ts';
import { readTopic } from '../../topics/read-topics.ts';
import { cardsOf, pageOfCards, type QuestionCard } from '../question-cards.ts';
import * as where from './question-conditions.store.ts';
import {
  type Condition,
  countQuestions,
  hottestFirst,
  isListed,
  listIds,
  newestFirst,
} from '../question-list.store.ts';
import { openQuestion, readerOf } from '../questions.policy.ts';

type Page = { items: QuestionCard[]; recordCount: number };
type OfKind = { readonly kind?: QuestionKind | undefined };

/** D-142: where the community is closed every list is empty. */
const whileOpen = async (ctx: Context, list: () => Promise<Page>): Promise<Page> =>
  (await isCommunityOpen(ctx)) ? list() : { items: [], recordCount: 0 };

const ofKind = (kind: QuestionKind | undefined): readonly Condition[] =>
  kind === undefined ? [] : [where.isOfKind(kind)];

type Search = Paging & OfKind & { readonly search?: string | undefined; readonly authorId?: string | undefined };

/** Everything published, the newest first. */
export const listQuestions = (ctx: Context, { search, kind, authorId, ...paging }: Search): Promise<Page> => {
  const asked = authorId === undefined ? [] : [where.isAskedBy(authorId)];
  const conditions = [isListed, ...ofKind(kind), ...asked, ...(search ? where.wordsMatch(search, readerOf(ctx)) : [])];
  return whileOpen(ctx, () => pageOfCards(ctx, { conditions, order: newestFirst, paging }));
};

/** COMM-14, D-134. */
export const listHotQuestions = (ctx: Context, { kind, ...paging }: Paging & OfKind): Promise<Page> =>
  whileOpen(ctx, () => pageOfCards(ctx, { conditions: [isListed, ...ofKind(kind)], order: hottestFirst, paging }));

/** COMM-13, D-134: first what is about topics the caller follows, then all else; two lists read as one. */
async function recommended(ctx: Context, paging: Paging): Promise<Page> {
  const { tenantId, id: memberId } = ctx.actor;
  const near = where.isOfInterestTo({ tenantId, memberId });
  const [first, rest] = [
    { tenantId, conditions: [isListed, near] },
    { tenantId, conditions: [isListed, where.not(near)] },
  ];
  const [nearCount, restCount] = await Promise.all([countQuestions(ctx.read, first), countQuestions(ctx.read, rest)]);
  const [order, offset] = [hottestFirst, offsetOf(paging)];
  const ofFirst =
    offset < nearCount ? await listIds(ctx.read, { ...first, order, limit: paging.pageSize, offset }) : [];
  const limit = paging.pageSize - ofFirst.length;
  const ofRest = await listIds(ctx.read, { ...rest, order, limit, offset: Math.max(0, offset - nearCount) });
  return { items: await cardsOf(ctx, [...ofFirst, ...ofRest]), recordCount: nearCount + restCount };
}

export const recommendQuestions = (ctx: Context, paging: Paging): Promise<Page> =>
  whileOpen(ctx, () => recommended(ctx, paging));

/** COMM-13. */
export async function recommendBeside(ctx: Context, { id, size }: { readonly id: string; readonly size: number }) {
  await openQuestion(ctx, id);
  const { tenantId } = ctx.actor;
  const conditions = [isListed, where.isNot(id), where.goesWith(tenantId, id)];
  const ids = await listIds(ctx.read, { tenantId, conditions, order: hottestFirst, limit: size, offset: 0 });
  return { items: await cardsOf(ctx, ids) };
}

type Of = Paging & { readonly id: string };

/** COMM-37. */
export async function listTopicQuestions(ctx: Context, { id, ...paging }: Of): Promise<Page> {
  await readTopic(ctx, { id });
  const conditions = [isListed, where.carries(ctx.actor.tenantId, id)];
  return whileOpen(ctx, () => pageOfCards(ctx, { conditions, order: newestFirst, paging }));
}

/** TEAM-20. */
export async function listAccountQuestions(ctx: Context, { id, kind, ...paging }: Of & OfKind): Promise<Page> {
  await openAccount(ctx, id);
  const conditions = [isListed, where.isOfAccount(id), ...ofKind(kind)];
  return whileOpen(ctx, () => pageOfCards(ctx, { conditions, order: newestFirst, paging }));
}
