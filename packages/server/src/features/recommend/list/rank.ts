import { recommendReason, recommendScore, type RecommendReason } from '@shuyuan/contract/recommend/recommend-weights';
import type { CandidateRow } from './candidate.store.ts';

export type Ranked = CandidateRow & { readonly reason: RecommendReason };

/** The best first; of two alike the newer one. */
export function inOrder(rows: readonly CandidateRow[], now: number): Ranked[] {
  const scored = rows.map((row) => {
    const signals = {
      dueAt: row.dueAt?.getTime() ?? null,
      nextPeople: row.nextPeople,
      positionPeople: row.positionPeople,
      isFollowed: row.followed !== null,
      topicCount: row.topics.length,
      useCount: row.useCount + row.hotPeople,
      publishedAt: row.publishedAt.getTime(),
    };
    return { row: { ...row, reason: recommendReason(signals, now) }, score: recommendScore(signals, now) };
  });
  return scored
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.row.publishedAt.getTime() - a.row.publishedAt.getTime() ||
        (a.row.id < b.row.id ? -1 : 1),
    )
    .map(({ row }) => row);
}
