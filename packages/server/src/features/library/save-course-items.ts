import { isLibraryKind } from '@shuyuan/contract/library/library-kinds';
import type { Context, Tx } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { listOpenedSections, listTopicsOfCourse, saveSectionItem } from './course-items.store.ts';
import { saveItemTopics } from './item.store.ts';

/**
 * Each section a course opens has an item that says what the course says now. Nothing is taken away here: whether an item is
 * open is asked of its course at every read.
 */
export async function saveCourseItems(tx: Tx, ctx: Context, courseId: string): Promise<void> {
  const sections = await listOpenedSections(tx, courseId);
  if (sections.length === 0) return;
  const topicIds = await listTopicsOfCourse(tx, courseId);
  const at = new Date(ctx.now());
  for (const { key: sectionKey, kind, fileId, publishedAt, ...section } of sections) {
    if (fileId === null || !isLibraryKind(kind)) continue;
    const item = { id: newId(ctx.now()), courseId, sectionKey, kind, fileId, publishedAt: publishedAt ?? at, at };
    const itemId = await saveSectionItem(tx, { ...section, ...item });
    await saveItemTopics(tx, { tenantId: section.tenantId, itemId, topicIds });
  }
}
