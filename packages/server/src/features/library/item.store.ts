import type { LibraryKind } from '@shuyuan/contract/library/library-kinds';
import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../platform/db.ts';
import { ngrams, searchable } from '../../platform/searchable.ts';

export type ItemFields = {
  readonly title: string;
  readonly introduction: string;
  readonly coverFileId: string | null;
  readonly audience: CourseAudience;
  readonly allowsDownload: boolean;
  readonly showsVersions: boolean;
};

export type ItemRow = Omit<ItemFields, 'audience'> & {
  readonly id: string;
  readonly authorId: string;
  readonly state: CourseState;
  readonly kind: LibraryKind;
  readonly fileId: string;
  /** Null: of its course. */
  readonly audience: CourseAudience | null;
  readonly courseId: string | null;
  readonly sectionKey: string | null;
  readonly revision: number;
  readonly scoreSum: number;
  readonly scoreCount: number;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
};

const byId = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('libraryItem')
    .select(['id', 'authorId', 'state', 'title', 'introduction', 'coverFileId', 'kind', 'fileId'])
    .select(['allowsDownload', 'showsVersions', 'courseId', 'sectionKey', 'revision', 'scoreSum', 'scoreCount'])
    .select(['publishedAt', 'updatedAt'])
    // Written by this store alone.
    .select(sql<CourseAudience | null>`library_item.audience`.as('audience'))
    .where('tenantId', '=', tenantId)
    .where('id', '=', id);

export const findItem = (read: Reads, tenantId: string, id: string): Promise<ItemRow | undefined> =>
  byId(read, tenantId, id).executeTakeFirst();

/** Of two who change an item at once, the second waits here and reads what the first has left. */
export const lockItem = (tx: Tx, tenantId: string, id: string): Promise<ItemRow | undefined> =>
  byId(tx, tenantId, id).forNoKeyUpdate().executeTakeFirst();

export const titleColumns = (title: string) => ({
  title,
  searchText: searchable(title),
  search: sql<string>`array_to_tsvector(${ngrams(title)}::text[])`,
});

type NewItem = {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly organizationId: string;
  readonly kind: LibraryKind;
  readonly fileId: string;
  readonly fields: ItemFields;
  readonly at: Date;
};

const columnsOf = ({ title, audience, ...fields }: ItemFields) => ({
  ...fields,
  ...titleColumns(title),
  audience: jsonOf(audience),
});

export async function insertItem(tx: Tx, { fields, at, ...item }: NewItem): Promise<void> {
  await tx
    .insertInto('libraryItem')
    .values({ ...item, ...columnsOf(fields), createdAt: at, updatedAt: at })
    .execute();
}

type Change = {
  readonly id: string;
  readonly at: Date;
  readonly fields?: ItemFields;
  readonly state?: CourseState;
  readonly publishedAt?: Date;
  readonly fileId?: string;
  readonly kind?: LibraryKind;
};

/** Answers the next revision. */
export async function updateItem(tx: Tx, { id, at, fields, ...change }: Change): Promise<number> {
  const { revision } = await tx
    .updateTable('libraryItem')
    .set({ ...change, ...(fields && columnsOf(fields)), updatedAt: at, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

type ItemTopics = { readonly tenantId: string; readonly itemId: string; readonly topicIds: readonly string[] };

export async function saveItemTopics(tx: Tx, { tenantId, itemId, topicIds }: ItemTopics): Promise<void> {
  await tx.deleteFrom('libraryTopic').where('itemId', '=', itemId).execute();
  if (topicIds.length === 0) return;
  await tx
    .insertInto('libraryTopic')
    .values(topicIds.map((topicId) => ({ tenantId, itemId, topicId })))
    .execute();
}

/** By their names. */
export const listItemTopics = (read: Reads, itemIds: readonly string[]) =>
  read
    .selectFrom('libraryTopic')
    .innerJoin('topic', 'topic.id', 'libraryTopic.topicId')
    .select(['libraryTopic.itemId', 'topic.id', 'topic.name'])
    .where('libraryTopic.itemId', '=', sql<string>`any(${[...itemIds]}::text[])`)
    .orderBy('topic.name')
    .orderBy('topic.id')
    .execute();
