import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';
import { isTextOf, listPageTexts } from '../files/index.ts';
import { among, rowsOfTable, type Searchable, type SearchDocument, type SearchReader } from '../search/index.ts';
import { isOpenItem } from './library-reader.store.ts';
import { isPaidItem } from './prices/item-price.store.ts';

const listDocuments = async (read: Reads, ids: readonly string[]): Promise<SearchDocument[]> => {
  const rows = await read
    .selectFrom('libraryItem as item')
    .select(['item.id', 'item.tenantId', 'item.title', 'item.introduction', 'item.authorId', 'item.organizationId'])
    .select(['item.kind as fileKind', 'item.publishedAt', 'item.scoreCount', 'item.fileId'])
    .select([
      sql<string[]>`array(select topic_id from library_topic carried where carried.item_id = item.id)`.as('topicIds'),
      sql<string[]>`array(select topic.name from library_topic carried join topic on topic.id = carried.topic_id
        where carried.item_id = item.id)`.as('names'),
    ])
    .where('item.id', '=', among(ids))
    .where('item.state', '=', 'published')
    .execute();
  const texts = await listPageTexts(
    read,
    rows.map(({ fileId }) => fileId),
  );
  return rows.flatMap(({ id, introduction, scoreCount, publishedAt, fileId, ...row }) => {
    const item = {
      ...row,
      sourceId: id,
      kind: 'libraryItem' as const,
      itemId: id,
      useCount: scoreCount,
      publishedAt: publishedAt ?? new Date(0),
    };
    const pages = (texts.get(fileId) ?? []).map(({ name, ...text }) => ({
      ...item,
      ...text,
      part: name,
      isInner: true,
    }));
    return [{ ...item, part: '', isInner: false, text: introduction }, ...pages];
  });
};

/** Those the library lists for the reader; the text of their current version where it is paid. */
const isVisible = (reader: SearchReader): RawBuilder<boolean> => sql<boolean>`exists (
  select from library_item item where item.id = document.source_id and item.state = 'published'
    and ${isOpenItem(reader)} and ${isTextOf(sql`item.file_id`)}
    and (not document.is_inner or ${isPaidItem(reader, sql`item.id`)}))`;

export const searchableLibrary: Searchable = {
  source: 'libraryItem',
  ...rowsOfTable('library_item'),
  listDocuments,
  isVisible: { libraryItem: isVisible },
};
