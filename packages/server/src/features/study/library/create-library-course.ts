import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact } from '../../../platform/context.ts';
import { findContentItem } from '../../library/index.ts';
import { bindToOwner, type FileCourseOwner } from '../courses/file-course.store.ts';
import { findLatestVersion } from '../courses/outline.store.ts';
import { createCourse } from '../manage/create-course.ts';
import { fileCourseFields } from '../manage/create-file-course.ts';
import { saveSection, sectionOfItem } from './section-of-item.ts';

type LibraryCourseInput = { readonly owner: FileCourseOwner; readonly itemId: string };

/**
 * An item of the library its author may read becomes content as a file does: a course of one section. Its bytes are not copied,
 * so whoever the item is closed to reads it nowhere.
 */
export async function createLibraryCourse(ctx: Context, { owner, itemId }: LibraryCourseInput) {
  const item = await findContentItem(ctx, itemId);
  demand(item, 'course.unknown-content');
  const { title, tenantId } = item;
  const section = await sectionOfItem(ctx, item);
  return transact(ctx, async (within) => {
    const { id } = await createCourse(within, fileCourseFields(title));
    await within.inTransaction(async (tx) => {
      const draft = await findLatestVersion(tx, id);
      demand(draft, 'internal.unexpected');
      await saveSection(tx, ctx, { tenantId, versionId: draft.id, section });
      await bindToOwner(tx, id, { ...owner, libraryItemId: itemId });
    });
    return { businessId: id, title };
  });
}
