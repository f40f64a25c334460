import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type Own = { readonly itemId: string; readonly memberId: string };

export async function findScore(read: Reads, { itemId, memberId }: Own): Promise<number | null> {
  const row = await read
    .selectFrom('libraryScore')
    .select('score')
    .where('itemId', '=', itemId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.score ?? null;
}

export async function saveScore(tx: Tx, row: Own & { tenantId: string; score: number; scoredAt: Date }): Promise<void> {
  await tx
    .insertInto('libraryScore')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['itemId', 'memberId']).doUpdateSet({ score: row.score, scoredAt: row.scoredAt }),
    )
    .execute();
}

export const addToScores = (tx: Tx, id: string, { sum, count }: { sum: number; count: number }) =>
  tx
    .updateTable('libraryItem')
    .set({ scoreSum: sql`score_sum + ${sum}`, scoreCount: sql`score_count + ${count}` })
    .where('id', '=', id)
    .returning(['scoreSum', 'scoreCount'])
    .executeTakeFirstOrThrow();
