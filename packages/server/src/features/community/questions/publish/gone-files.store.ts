import { sql } from 'kysely';
import type { Reads, Tx } from '../../../../platform/db.ts';
import { questionPurpose } from './claim-question-files.ts';

export type Gone = { readonly id: string; readonly tenantId: string };

/** Taken away before this time, with files that still lie there. */
export const listGoneWithFiles = (read: Reads, before: Date, limit: number): Promise<Gone[]> =>
  read
    .selectFrom('question')
    .select(['id', 'tenantId'])
    // Written out as the index has it.
    .where(sql<boolean>`question.state = 'removed'`)
    .where('removedAt', '<', before)
    .where((where) =>
      where.exists(
        where
          .selectFrom('file')
          .select('file.id')
          .whereRef('file.tenantId', '=', 'question.tenantId')
          .where('file.purpose', '=', questionPurpose)
          .whereRef('file.subjectId', '=', 'question.id'),
      ),
    )
    .orderBy('removedAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whether it is still so; held until the transaction ends. */
export async function lockGone(tx: Tx, id: string, before: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('question')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'removed')
    .where('removedAt', '<', before)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
