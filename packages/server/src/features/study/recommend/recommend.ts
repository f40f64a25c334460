import type { Context } from '../../../platform/context.ts';
import type { ListRecommended } from '../../recommend/index.ts';
import { cardReaderOf, courseCards } from '../courses/course-cards.ts';
import { type CardCondition, type CardRank, type CardReader, listCards } from '../courses/course-cards.store.ts';
import { openCourse } from '../courses/course.policy.ts';
import * as store from './recommend.store.ts';

type SizeQuery = { readonly size: number };
type Ranking = { readonly conditions: readonly CardCondition[]; readonly rank: CardRank };

/** Always of what is published for the reader: `listCards` asks that of every course. */
async function rankedCards(ctx: Context, size: number, rankingFor: (reader: CardReader) => Ranking) {
  const reader = await cardReaderOf(ctx);
  const rows = await listCards(ctx.read, reader, { ...rankingFor(reader), limit: size, offset: 0 });
  return { items: await courseCards(ctx, rows) };
}

/** STUDY-04: the courses among what is recommended to the caller. */
export const recommendPersonal =
  (listRecommended: ListRecommended) =>
  async (ctx: Context, { size }: SizeQuery) => {
    const { requestId, items } = await listRecommended(ctx, { kind: 'course', shown: [], size });
    const reasons = new Map(items.map(({ id, reason }) => [id, reason]));
    const ids = [...reasons.keys()];
    const cards = await rankedCards(ctx, size, () => ({ conditions: [store.isOneOf(ids)], rank: store.orderIn(ids) }));
    const known = cards.items.flatMap((card) => {
      const reason = reasons.get(card.id);
      return reason ? [{ ...card, reason }] : [];
    });
    return { requestId, items: known };
  };

/** STUDY-04 */
export const recommendHot = (ctx: Context, { size }: SizeQuery) =>
  rankedCards(ctx, size, ({ tenantId }) => ({
    conditions: [store.isMostLearned(tenantId)],
    rank: store.recentLearners,
  }));

/** STUDY-09 */
export const findTopContent = (ctx: Context, { size }: SizeQuery) =>
  rankedCards(ctx, size, () => ({ conditions: [store.isPinned], rank: store.pinnedRank }));

/** Only whoever may open a course learns what it is like. */
export async function listRelatedCourses(ctx: Context, { id, size }: SizeQuery & { readonly id: string }) {
  await openCourse(ctx, id);
  return rankedCards(ctx, size, () => ({
    conditions: [store.isRelatedTo(id)],
    rank: store.sharedTopicsRank(id),
  }));
}
