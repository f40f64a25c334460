import { recommendRules } from '@shuyuan/contract/study/courses/recommend-rules';
import type { Context } from '../../../platform/context.ts';
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

const sinceOf = ({ now }: Context): Date => new Date(now() - recommendRules.spanMs);

/** STUDY-04, D-194: our own ranking. The recommender outside that the switch stands for is not connected to courses. */
export const recommendPersonal = (ctx: Context, { size }: SizeQuery) =>
  rankedCards(ctx, size, (reader) => ({
    conditions: [store.isCandidate(reader), store.isUntouchedBy(reader)],
    rank: store.personalRank(reader, sinceOf(ctx)),
  }));

/** STUDY-04 */
export const recommendHot = (ctx: Context, { size }: SizeQuery) =>
  rankedCards(ctx, size, () => ({
    conditions: [store.isLearnedSince(sinceOf(ctx))],
    rank: store.learnersSince(sinceOf(ctx)),
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
