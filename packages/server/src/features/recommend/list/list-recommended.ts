import { recommendLimits as limits } from '@shuyuan/contract/recommend/recommend-limits';
import type { Context } from '../../../platform/context.ts';
import { findReader } from '../../search/index.ts';
import type { RecommendSources } from '../recommendable.ts';
import { listCandidates } from './candidate.store.ts';
import { interestsOf, nothingKnown } from './interests-of.ts';
import { isPersonalFor } from './interest.store.ts';
import { openKinds } from './open-kinds.ts';
import { pageOf, type RecommendQuery } from './page-of.ts';
import { countShown } from '../report/count-shown.ts';
import { inOrder } from './rank.ts';
import { viewsOf } from './views-of.ts';

/** ROUTE-33, STUDY-04: what suits the caller, each with why. */
export const listRecommended = (sources: RecommendSources) => async (ctx: Context, query: RecommendQuery) => {
  const [reader, open, isPersonal] = await Promise.all([
    findReader(ctx),
    openKinds(ctx, sources),
    isPersonalFor(ctx.read, ctx.actor.id),
  ]);
  const kinds = open.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const interests = isPersonal ? await interestsOf(ctx, sources) : nothingKnown;
  const rows = await listCandidates(ctx.read, { reader, kinds, interests });
  const page = pageOf(inOrder(rows, ctx.now()), query);
  const isMore = page.length > query.size && query.shown.length + query.size < limits.shown;
  const items = await viewsOf(ctx, { reader, kinds: open, page: page.slice(0, query.size) });
  // Of whoever switched it off nothing is counted for anybody.
  if (isPersonal) countShown(ctx, items);
  return {
    requestId: crypto.randomUUID(),
    items,
    isMore,
    isPersonal,
  };
};
export type ListRecommended = ReturnType<typeof listRecommended>;
