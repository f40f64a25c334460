import type { Context } from '../../../platform/context.ts';
import { findItemOffers } from '../prices/find-item-offers.ts';
import { listItemTopics } from '../item.store.ts';
import type { Offer } from '../../pricing/index.ts';
import { averageOf } from './average-of.ts';
import type { OpenRow } from './open-items.store.ts';

const offerOf = (offer: Offer | undefined) => (offer ? { offer } : {});

/** Items as lists show them, with their topics. */
export async function itemCards(ctx: Context, rows: readonly OpenRow[]) {
  const topics = await listItemTopics(
    ctx.read,
    rows.map(({ id }) => id),
  );
  const offers = await findItemOffers(ctx, rows);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    introduction: row.introduction,
    kind: row.kind,
    coverPath: row.coverPath === null ? null : `/files/${row.coverPath}`,
    author: { id: row.authorId, fullName: row.authorName, portrait: row.authorPortrait },
    organization: row.unitId === null || row.unitName === null ? null : { id: row.unitId, name: row.unitName },
    topics: topics.filter(({ itemId }) => itemId === row.id).map(({ id, name }) => ({ id, name })),
    seconds: row.seconds,
    avgScore: averageOf(row.scoreSum, row.scoreCount),
    scoreCount: row.scoreCount,
    publishTime: (row.publishedAt ?? new Date(ctx.now())).getTime(),
    isOfCourse: row.courseId !== null,
    ...offerOf(offers.get(row.id)),
  }));
}
