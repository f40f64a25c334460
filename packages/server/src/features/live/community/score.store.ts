import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type Scorer = { readonly liveId: string; readonly memberId: string };

export type Own = { readonly score: number | null; readonly scoredAt: Date | null; readonly hasAttended: boolean };

/** One's own score, and whether one was there. */
export const findOwn = (read: Reads, { liveId, memberId }: Scorer): Promise<Own> =>
  read
    .selectFrom('live')
    .leftJoin('liveScore', (join) =>
      join.onRef('liveScore.liveId', '=', 'live.id').on('liveScore.memberId', '=', memberId),
    )
    .select([
      'liveScore.score',
      'liveScore.createdAt as scoredAt',
      sql<boolean>`exists (
        select from live_visit where live_visit.live_id = live.id and live_visit.person_key = ${`m:${memberId}`})`.as(
        'hasAttended',
      ),
    ])
    .where('live.id', '=', liveId)
    .executeTakeFirstOrThrow();

type NewScore = Scorer & { readonly tenantId: string; readonly score: number; readonly at: Date };

/** The first time stays: it decides how long the score may be changed. */
export async function writeScore(tx: Tx, { at, ...score }: NewScore): Promise<void> {
  await tx
    .insertInto('liveScore')
    .values({ ...score, createdAt: at, changedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['liveId', 'memberId']).doUpdateSet({ score: score.score, changedAt: at }),
    )
    .execute();
}

export type ScoreSums = { readonly scoreSum: number; readonly scoreCount: number };

export const changeScoreSums = (tx: Tx, liveId: string, by: { sum: number; count: number }): Promise<ScoreSums> =>
  tx
    .updateTable('live')
    .set((is) => ({ scoreSum: is('scoreSum', '+', by.sum), scoreCount: is('scoreCount', '+', by.count) }))
    .where('id', '=', liveId)
    .returning(['scoreSum', 'scoreCount'])
    .executeTakeFirstOrThrow();
