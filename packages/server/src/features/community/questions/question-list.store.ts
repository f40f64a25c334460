import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

export type Condition = RawBuilder<boolean>;
export type Order = RawBuilder<unknown>;

/** Everything a tenant has published, whatever became of it; `account` is null for somebody's own question. */
export const allQuestions = (read: Reads, tenantId: string) =>
  read
    .selectFrom('question')
    .leftJoin('shareAccount as account', 'account.id', 'question.accountId')
    .where('question.tenantId', '=', tenantId);

/**
 * What lists show. Written out, not handed over: only so does the planner know that the indexes of what is listed will
 * do. What a closed account has published is in no list.
 */
export const isListed: Condition = sql<boolean>`question.state in ('active', 'closed')
  and (question.account_id is null or account.state = 'active')`;

export const newestFirst: Order = sql`question.published_at desc`;
export const hottestFirst: Order = sql`question.heat desc`;

export type ListQuery = { readonly tenantId: string; readonly conditions: readonly Condition[] };

const wanted = (read: Reads, { tenantId, conditions }: ListQuery) =>
  conditions.reduce((query, condition) => query.where(condition), allQuestions(read, tenantId));

export async function countQuestions(read: Reads, asked: ListQuery): Promise<number> {
  const counted = wanted(read, asked).select(sql<bigint>`count(*)`.as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

export type Slice = { readonly order: Order; readonly limit: number; readonly offset: number };

/** The ids alone; what a card says beside them is read once for the whole page. */
export async function listIds(read: Reads, { order, limit, offset, ...asked }: ListQuery & Slice): Promise<string[]> {
  if (limit <= 0) return [];
  const rows = await wanted(read, asked)
    .select('question.id')
    .orderBy(order)
    .orderBy('question.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

const withCard = (query: ReturnType<typeof allQuestions>) =>
  query
    .innerJoin('member as author', 'author.id', 'question.authorId')
    .leftJoin('file as cover', 'cover.id', 'question.coverFileId')
    .leftJoin('price', (join) =>
      join.onRef('price.businessId', '=', 'question.id').on('price.businessType', '=', 'question'),
    )
    .select([
      'question.id',
      'question.kind',
      'question.state',
      'question.title',
      'question.summary',
      'question.publishedAt',
      'question.updatedAt',
      'question.removedAt',
      'question.readNum',
      'question.praiseNum',
      'question.discussNum',
      'question.collectNum',
      'cover.path as coverFile',
      'author.id as authorId',
      sql<boolean>`author.state = 'left'`.as('hasLeft'),
      'author.fullName as authorName',
      'author.portrait as authorPortrait',
      'account.id as accountId',
      'account.name as accountName',
      'account.portrait as accountPortrait',
      'account.enjoyType',
      sql<boolean>`price.business_id is not null`.as('isPriced'),
    ]);

export type CardRow = Awaited<ReturnType<ReturnType<typeof withCard>['executeTakeFirstOrThrow']>>;

/** In no order; what is gone is left out. */
export const listCardRows = async (read: Reads, tenantId: string, ids: readonly string[]): Promise<CardRow[]> =>
  ids.length === 0
    ? []
    : withCard(allQuestions(read, tenantId))
        .where('question.id', 'in', [...ids])
        .execute();

export type TopicRef = { readonly topicId: string; readonly topicName: string };

/** The topics of all of these, each in the order its author chose. */
export async function listTopicRefs(
  read: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly TopicRef[]>> {
  const found = new Map<string, TopicRef[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await read
    .selectFrom('questionTopic as carried')
    .innerJoin('topic', 'topic.id', 'carried.topicId')
    .select(['carried.questionId', 'topic.id as topicId', 'topic.name as topicName'])
    .where('carried.questionId', 'in', [...ids])
    .orderBy('carried.position')
    .execute();
  for (const { questionId, ...topic } of rows) found.get(questionId)?.push(topic);
  return found;
}
