import type { Reads, Tx } from '../../platform/db.ts';

/** TEAM-23: what an account writes about, in the order its owner chose. */
export const listTopicsOf = (read: Reads, accountId: string) =>
  read
    .selectFrom('shareAccountTopic as chosen')
    .innerJoin('topic', 'topic.id', 'chosen.topicId')
    .select(['topic.id', 'topic.name', 'topic.typeId'])
    .where('chosen.accountId', '=', accountId)
    .orderBy('chosen.position')
    .execute();

/** The names of topics by their ids, also of those no longer offered. */
export async function findTopicNames(
  read: Reads,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('topic')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Choice = { readonly tenantId: string; readonly accountId: string; readonly topicIds: readonly string[] };

export async function replaceTopics(tx: Tx, { tenantId, accountId, topicIds }: Choice): Promise<void> {
  await tx.deleteFrom('shareAccountTopic').where('accountId', '=', accountId).execute();
  const rows = topicIds.map((topicId, position) => ({ tenantId, accountId, topicId, position }));
  await tx.insertInto('shareAccountTopic').values(rows).execute();
}
