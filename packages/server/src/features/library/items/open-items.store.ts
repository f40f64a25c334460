import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { LibraryKind } from '@shuyuan/contract/library/library-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Context, Reads } from '../../../platform/context.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { isBoughtBy, isSelling } from '../../pricing/index.ts';
import { findReader, type SearchReader } from '../../search/index.ts';
import { isOpenItem } from '../library-reader.store.ts';
import { isPaidItem } from '../prices/item-price.store.ts';

type Condition = RawBuilder<boolean>;

/** Items somebody may read, and nothing else. */
const open = (read: Reads, reader: SearchReader, conditions: readonly Condition[]) =>
  conditions.reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('libraryItem as item')
      .where('item.tenantId', '=', reader.tenantId)
      .where('item.state', '=', 'published')
      .where(isOpenItem(reader)),
  );

type OpenQuery = {
  readonly conditions: readonly Condition[];
  /** Highest first, before the newest. */
  readonly rank?: RawBuilder<number>;
  readonly limit: number;
  readonly offset: number;
};

const average = sql<number>`case when item.score_count = 0 then 0 else item.score_sum::float / item.score_count end`;
export const byScore = average;

export const listOpenItems = (read: Reads, reader: SearchReader, { conditions, rank, limit, offset }: OpenQuery) =>
  open(read, reader, conditions)
    .innerJoin('member as author', 'author.id', 'item.authorId')
    .innerJoin('file', 'file.id', 'item.fileId')
    .leftJoin('organization as unit', 'unit.id', 'item.organizationId')
    .leftJoin('file as cover', 'cover.id', 'item.coverFileId')
    .select(['item.id', 'item.title', 'item.introduction', 'item.kind', 'item.scoreSum', 'item.scoreCount'])
    .select(['item.publishedAt', 'item.courseId', 'file.seconds', 'cover.path as coverPath'])
    .select(['author.id as authorId', 'author.fullName as authorName', 'author.portrait as authorPortrait'])
    .select(['unit.id as unitId', 'unit.name as unitName'])
    .$if(rank !== undefined, (query) => query.orderBy(rank ?? average, 'desc'))
    .orderBy('item.publishedAt', 'desc')
    .orderBy('item.id')
    .limit(limit)
    .offset(offset)
    .execute();

export type OpenRow = Awaited<ReturnType<typeof listOpenItems>>[number];

export async function countOpenItems(read: Reads, reader: SearchReader, conditions: readonly Condition[]) {
  const { total } = await open(read, reader, conditions)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Those topics something open is of, the commonest first. */
export const listOpenTopics = (read: Reads, reader: SearchReader, limit: number) =>
  open(read, reader, [])
    .innerJoin('libraryTopic as carried', 'carried.itemId', 'item.id')
    .innerJoin('topic', 'topic.id', 'carried.topicId')
    .select(['topic.id', 'topic.name'])
    .groupBy(['topic.id', 'topic.name'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('topic.name')
    .orderBy('topic.id')
    .limit(limit)
    .execute();

/** Those units something open comes from. */
export const listOpenUnits = (read: Reads, reader: SearchReader, limit: number) =>
  open(read, reader, [])
    .innerJoin('organization as unit', 'unit.id', 'item.organizationId')
    .select(['unit.id', 'unit.name'])
    .groupBy(['unit.id', 'unit.name'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('unit.name')
    .orderBy('unit.id')
    .limit(limit)
    .execute();

export const titleMatches = (search: string): readonly Condition[] =>
  matchesSearch(search, sql`item.search_text`, sql`item.search`);

export const hasTopic = (topicId: string): Condition => sql<boolean>`exists (
  select from library_topic carried where carried.item_id = item.id and carried.topic_id = ${topicId})`;

export const isOfUnit = (organizationId: string): Condition => sql<boolean>`item.organization_id in (
  select organization.id from organization where organization.path @> array[${organizationId}])`;

export const isOfKind = (kind: LibraryKind): Condition => sql<boolean>`item.kind = ${kind}`;

export const isCollectedBy = (memberId: string): Condition => sql<boolean>`exists (
  select from collection where collection.member_id = ${memberId}
    and collection.business_type = ${BusinessType.knowledge} and collection.business_id = item.id)`;

export const isOfNoCourse: Condition = sql<boolean>`item.course_id is null`;

const isItem = (id: string): Condition => sql<boolean>`item.id = ${id}`;

/** How many topics it has in common with another, which is none of them. */
export const commonTopics = (itemId: string): RawBuilder<number> => sql<number>`(select count(*)
  from library_topic own join library_topic other on other.topic_id = own.topic_id
  where own.item_id = item.id and other.item_id = ${itemId})`;

export const isRelatedTo = (itemId: string): Condition =>
  sql<boolean>`item.id <> ${itemId} and ${commonTopics(itemId)} > 0`;

export const isItemOpen = async (ctx: Context, id: string): Promise<boolean> =>
  (await countOpenItems(ctx.read, await findReader(ctx), [isItem(id)])) > 0;

/** A subject or path the reader has opened it in shows it until it follows the item; then whoever finished with it. */
const isLearned = (reader: SearchReader, fileId: string): Condition => sql<boolean>`exists (
  select from course join course_version version on version.course_id = course.id
    join course_section section on section.version_id = version.id and section.file_id = ${fileId}
  where course.library_item_id = item.id and is_file_course_open(course.id, ${reader.memberId}))`;

/** D-124: nothing has to be paid where nothing is sold. */
export const paidFor = async (ctx: Context, reader: SearchReader): Promise<readonly Condition[]> =>
  (await isSelling(ctx)) ? [isPaidItem(reader, sql`item.id`)] : [];

/**
 * Whether something open and paid shows a file: as its current one, before where its author lets readers look back or the reader
 * has bought it, or as content of what the reader learns.
 */
export async function isFileOpen(ctx: Context, fileId: string): Promise<boolean> {
  const reader = await findReader(ctx);
  const isOfItem = sql<boolean>`item.id in (select current.id from library_item current where current.file_id = ${fileId}
    union all select version.item_id from library_version version where version.file_id = ${fileId})`;
  const isShown = sql<boolean>`(item.file_id = ${fileId} or item.shows_versions
    or ${isBoughtBy(reader, 'libraryItem', sql`item.id`)} or ${isLearned(reader, fileId)})`;
  return (await countOpenItems(ctx.read, reader, [isOfItem, isShown, ...(await paidFor(ctx, reader))])) > 0;
}
