import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

type Delta = { readonly contents?: number; readonly reads?: number };

/** In the transaction that shows or hides something published in a circle, or counts that it was read. */
export async function countInCircle(tx: Tx, id: string, { contents = 0, reads = 0 }: Delta): Promise<void> {
  await tx
    .updateTable('knowledgeCircle')
    .set({ contentNum: sql`content_num + ${contents}`, readNum: sql`read_num + ${reads}` })
    .where('id', '=', id)
    .execute();
}

/** How many belong to it after the change; nothing is written where nothing changes. */
export async function countMembers(tx: Tx, id: string, delta: 1 | 0 | -1): Promise<number> {
  const row =
    delta === 0
      ? await tx.selectFrom('knowledgeCircle').select('attentionNum').where('id', '=', id).executeTakeFirst()
      : await tx
          .updateTable('knowledgeCircle')
          .set({ attentionNum: sql`attention_num + ${delta}` })
          .where('id', '=', id)
          .returning('attentionNum')
          .executeTakeFirst();
  return row?.attentionNum ?? 0;
}
