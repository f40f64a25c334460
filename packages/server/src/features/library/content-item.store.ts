import type { LibraryKind } from '@shuyuan/contract/library/library-kinds';
import type { Context, Reads } from '../../platform/context.ts';
import { findContentOffers } from './prices/find-item-offers.ts';
import { isItemOpen } from './items/open-items.store.ts';

/** An item as subjects and paths have it. */
export type ContentItem = {
  readonly id: string;
  readonly tenantId: string;
  readonly title: string;
  readonly kind: LibraryKind;
  readonly fileId: string;
};

/** Those that are no section of a course: of a section its course is the content. */
const items = (read: Reads, id: string) =>
  read
    .selectFrom('libraryItem')
    .select(['id', 'tenantId', 'title', 'kind', 'fileId'])
    .where('id', '=', id)
    .where('courseId', 'is', null);

/** One the caller may read now, to make it content of something. */
export async function findContentItem(ctx: Context, id: string): Promise<ContentItem | undefined> {
  const isPaid = (await findContentOffers(ctx, [id])).get(id)?.isOpen ?? true;
  return isPaid && (await isItemOpen(ctx, id)) ? items(ctx.read, id).executeTakeFirst() : undefined;
}

/** One as it is now, whoever may read it. */
export const findRevisedItem = (read: Reads, id: string): Promise<ContentItem | undefined> =>
  items(read, id).executeTakeFirst();
