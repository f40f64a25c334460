import { topicKey } from '@shuyuan/contract/community/topics';
import { ngrams } from '../../../platform/searchable.ts';
import { sql } from 'kysely';
import { brokeUnique, type Tx } from '../../../platform/db.ts';

const named = (name: string) => ({
  name,
  nameKey: topicKey(name),
  search: sql<string>`array_to_tsvector(${ngrams(name)}::text[])`,
});

type NewTopic = {
  readonly id: string;
  readonly tenantId: string;
  readonly typeId: string;
  readonly name: string;
  readonly description: string;
  readonly createdBy: string | null;
  readonly at: Date;
};

/** Whether it is new: a name that is taken, in whatever spelling, writes nothing. */
export async function insertTopic(tx: Tx, { at, name, ...topic }: NewTopic): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('topic')
    .values({ ...topic, ...named(name), createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.columns(['tenantId', 'nameKey']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export type TopicFields = {
  readonly name: string;
  readonly typeId: string;
  readonly description: string;
  readonly isHidden: boolean;
};

/** As it was before, held until the change commits. */
export const lockTopic = (tx: Tx, tenantId: string, id: string): Promise<TopicFields | undefined> =>
  tx
    .selectFrom('topic')
    .select(['name', 'typeId', 'description', 'isHidden'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Change = TopicFields & { readonly id: string; readonly at: Date };

export async function updateTopic(tx: Tx, { id, at, name, ...fields }: Change): Promise<void> {
  await tx
    .updateTable('topic')
    .set({ ...fields, ...named(name), updatedAt: at })
    .where('id', '=', id)
    .execute();
}

export const isNameTaken = (error: unknown): boolean => brokeUnique(error, 'topic_tenant_id_name_key_key');

type Delta = { readonly ids: readonly string[]; readonly delta: 1 | -1 };

/** How many share accounts write about these, in the transaction that makes them write or stop. In one order: two at once never wait for each other. */
export async function countAccounts(tx: Tx, { ids, delta }: Delta): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('topic')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await tx
    .updateTable('topic')
    .set({ accountNum: sql`account_num + ${delta}` })
    .where('id', 'in', [...ids])
    .execute();
}

/** How many follow it after the change; nothing is written where nothing changes. */
export async function countAttention(tx: Tx, id: string, delta: 1 | 0 | -1): Promise<number> {
  const { attentionNum } =
    delta === 0
      ? await tx.selectFrom('topic').select('attentionNum').where('id', '=', id).executeTakeFirstOrThrow()
      : await tx
          .updateTable('topic')
          .set({ attentionNum: sql`attention_num + ${delta}` })
          .where('id', '=', id)
          .returning('attentionNum')
          .executeTakeFirstOrThrow();
  return attentionNum;
}
