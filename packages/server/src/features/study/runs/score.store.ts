import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export async function findScore(read: Reads, runId: string): Promise<number | null> {
  const row = await read.selectFrom('courseScore').select('score').where('runId', '=', runId).executeTakeFirst();
  return row?.score ?? null;
}

type NewScore = {
  readonly tenantId: string;
  readonly courseId: string;
  readonly runId: string;
  readonly score: number;
  readonly at: Date;
};

/** False where the run was scored already: the first score stays. */
export async function insertScore(tx: Tx, { at, ...score }: NewScore): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('courseScore')
    .values({ ...score, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export const addToScores = (tx: Tx, courseId: string, score: number) =>
  tx
    .updateTable('course')
    .set({ scoreSum: sql`score_sum + ${score}`, scoreCount: sql`score_count + 1` })
    .where('id', '=', courseId)
    .returning(['scoreSum', 'scoreCount'])
    .executeTakeFirstOrThrow();
