import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

type Delta = { readonly contents?: number; readonly reads?: number };

/** In the transaction that counts that something published in a circle was read, or by one of those below. */
export async function countInCircle(tx: Tx, id: string, { contents = 0, reads = 0 }: Delta): Promise<void> {
  await tx
    .updateTable('knowledgeCircle')
    .set({ contentNum: sql`content_num + ${contents}`, readNum: sql`read_num + ${reads}` })
    .where('id', '=', id)
    .execute();
}

/** Held until the transaction ends: it is neither closed nor opened between what is counted and what is written. */
async function isAccountOpen(tx: Tx, accountId: string): Promise<boolean> {
  const account = await tx
    .selectFrom('shareAccount')
    .select('state')
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst();
  return account?.state === 'active';
}

type Content = { readonly accountId: string | null; readonly contents: number };

/**
 * In the transaction that shows or hides something published in a circle. What a closed account has published is in no
 * list and not counted; opened again, all of it is.
 */
export async function countContentInCircle(tx: Tx, id: string, { accountId, contents }: Content): Promise<void> {
  if (accountId !== null && !(await isAccountOpen(tx, accountId))) return;
  await countInCircle(tx, id, { contents });
}

/**
 * In the transaction that closes an account or opens it again, which holds it: all it shows in circles. Circle by circle
 * in one order: two at once never wait for each other.
 */
export async function countAccountInCircles(tx: Tx, accountId: string, delta: 1 | -1): Promise<void> {
  const shown = await tx
    .selectFrom('question')
    .select(['circleId', sql<bigint>`count(*)`.as('contents')])
    .where('accountId', '=', accountId)
    .where('circleId', 'is not', null)
    .where('state', 'in', ['active', 'closed'])
    .groupBy('circleId')
    .orderBy('circleId')
    .execute();
  for (const { circleId, contents } of shown)
    if (circleId !== null) await countInCircle(tx, circleId, { contents: delta * Number(contents) });
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
