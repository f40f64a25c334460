import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { isPaidBy } from '../../pricing/index.ts';
import type { SearchReader } from '../../search/index.ts';

const among = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`;

/** Whether a content made of the item is asked of somebody. */
const isDemandedOf = (memberId: string, itemId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from course learned where learned.library_item_id = ${itemId} and is_course_demanded(learned.id, ${memberId}))`;

/** D-122, as `findContentOffers` answers it for a page: of an item an expression names. */
export const isPaidItem = (reader: SearchReader, itemId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  ${isPaidBy(reader, 'libraryItem', itemId)} or ${reader.managesCourses}
  or exists (select from library_item own where own.id = ${itemId} and own.author_id = ${reader.memberId})
  or ${isDemandedOf(reader.memberId, itemId)})`;

/** Those of some items that are asked of somebody as contents. */
export async function listDemandedItems(read: Reads, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom('libraryItem as item')
    .select('item.id')
    .where('item.id', '=', among(ids))
    .where(isDemandedOf(memberId, sql`item.id`))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Some items with whoever brought them. */
export const listPricedItems = (read: Reads, ids: readonly string[]) =>
  read.selectFrom('libraryItem').select(['id', 'authorId', 'courseId']).where('id', '=', among(ids)).execute();

/** The people who have an item already: they collected or scored it, or learn it as content. */
export const earlierReaders = (itemId: string): RawBuilder<unknown> => sql`
  select member_id from collection where business_type = ${BusinessType.knowledge} and business_id = ${itemId}
  union select member_id from library_score where item_id = ${itemId}
  union select run.member_id from study_run run join course on course.id = run.course_id
    where course.library_item_id = ${itemId}`;
