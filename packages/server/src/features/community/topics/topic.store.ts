import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import { topicKey } from '@shuyuan/contract/community/topics';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';

export type Topic = { readonly id: string; readonly name: string; readonly typeId: string };
export type TopicCard = Topic & {
  readonly typeName: string;
  readonly desc: string;
  readonly attentionId: string | null;
  readonly attentionNum: number;
  readonly accountNum: number;
  readonly isHidden: boolean;
};

type Reader = { readonly tenantId: string; readonly memberId: string };
export type TopicQuery = {
  readonly search?: string | undefined;
  readonly typeId?: string | undefined;
  /** Also those that are no longer offered: for whoever keeps them in order. */
  readonly withHidden?: true;
};

/** The topics one asks for, without what a card says beside the name. */
function wantedTopics(read: Reads, tenantId: string, { search, typeId, withHidden }: TopicQuery) {
  const matches = search ? matchesSearch(search, sql`topic.search_text`, sql`topic.search`) : [];
  return matches.reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('topic')
      .where('topic.tenantId', '=', tenantId)
      .$if(!withHidden, (query) => query.where('topic.isHidden', '=', false))
      .$if(typeId !== undefined, (query) => query.where('topic.typeId', '=', typeId ?? '')),
  );
}

const withCard = (query: ReturnType<typeof wantedTopics>, { memberId }: Reader) =>
  query
    .innerJoin('topicType', 'topicType.id', 'topic.typeId')
    .leftJoin('attention', (join) =>
      join
        .onRef('attention.targetId', '=', 'topic.id')
        .on('attention.targetType', '=', AttentionTarget.topic)
        .on('attention.memberId', '=', memberId),
    )
    .select([
      'topic.id',
      'topic.name',
      'topic.typeId',
      'topicType.name as typeName',
      'topic.description as desc',
      'attention.id as attentionId',
      'topic.attentionNum',
      'topic.accountNum',
      'topic.isHidden',
    ]);

const countOf = async (query: ReturnType<typeof wantedTopics>): Promise<number> =>
  Number((await query.select(sql<bigint>`count(*)`.as('count')).executeTakeFirstOrThrow()).count);

/** SYSTEM-06: names alone, in their order. */
export const listTopicNames = (read: Reads, tenantId: string, wanted: TopicQuery & { readonly limit: number }) =>
  wantedTopics(read, tenantId, wanted)
    .select(['topic.id', 'topic.name', 'topic.typeId'])
    .orderBy('topic.nameKey')
    .limit(wanted.limit)
    .execute();

export type Listed = { readonly items: TopicCard[]; readonly recordCount: number };
type Listing = TopicQuery & { readonly paging: Paging; readonly order: 'name' | 'hot' };

export async function listTopics(read: Reads, reader: Reader, { paging, order, ...wanted }: Listing): Promise<Listed> {
  const cards = withCard(wantedTopics(read, reader.tenantId, wanted), reader);
  const ordered =
    order === 'name'
      ? cards.orderBy('topic.nameKey')
      : cards.orderBy(sql`topic.attention_num + topic.account_num`, 'desc').orderBy('topic.id');
  const [items, recordCount] = await Promise.all([
    ordered.limit(paging.pageSize).offset(offsetOf(paging)).execute(),
    countOf(wantedTopics(read, reader.tenantId, wanted)),
  ]);
  return { items, recordCount };
}

/** COMM-38: those one follows, the latest first; also what is no longer offered, or one could not leave it. */
export async function listFollowed(read: Reads, reader: Reader, paging: Paging): Promise<Listed> {
  const followed = () =>
    wantedTopics(read, reader.tenantId, { withHidden: true }).where((where) =>
      where.exists(
        where
          .selectFrom('attention as own')
          .select('own.id')
          .whereRef('own.targetId', '=', 'topic.id')
          .where('own.targetType', '=', AttentionTarget.topic)
          .where('own.memberId', '=', reader.memberId),
      ),
    );
  const [items, recordCount] = await Promise.all([
    withCard(followed(), reader)
      .orderBy('attention.createdAt', 'desc')
      .orderBy('attention.id')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    countOf(followed()),
  ]);
  return { items, recordCount };
}

export const findTopic = (read: Reads, reader: Reader, id: string): Promise<TopicCard | undefined> =>
  withCard(
    wantedTopics(read, reader.tenantId, { withHidden: true }).where('topic.id', '=', id),
    reader,
  ).executeTakeFirst();

/** The topic of this name in whatever spelling, hidden or not. */
export const findTopicNamed = (read: Reads, tenantId: string, name: string) =>
  read
    .selectFrom('topic')
    .select(['id', 'name', 'typeId', 'isHidden'])
    .where('tenantId', '=', tenantId)
    .where('nameKey', '=', topicKey(name))
    .executeTakeFirst();

/** Those of the ids that are offered; whoever names another learns by its absence. */
export async function findOfferedTopics(
  read: Reads,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly Topic[]> {
  if (ids.length === 0) return [];
  return wantedTopics(read, tenantId, {})
    .where('topic.id', 'in', [...ids])
    .select(['topic.id', 'topic.name', 'topic.typeId'])
    .execute();
}
