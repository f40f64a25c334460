import { demand } from '@shuyuan/contract/kernel/app-error';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { type ContentItem, findRevisedItem, type RevisedItem } from '../../library/index.ts';
import { lockCourse, updateCourseState } from '../courses/course.store.ts';
import { findLatestVersion, insertVersion, publishVersion, type SectionRow } from '../courses/outline.store.ts';
import { moveRuns } from '../manage/publish.store.ts';
import { listOutdatedCourses } from './library-course.store.ts';
import { saveSection, sectionOfItem } from './section-of-item.ts';

type Following = { readonly item: ContentItem; readonly courseId: string; readonly section: SectionRow };

/** A draft has the new file at once; what is published goes on with it in its next version, and everybody midway, too. */
async function follow(tx: Tx, ctx: SystemContext, { item, courseId, section }: Following): Promise<void> {
  const { tenantId } = item;
  const course = await lockCourse(tx, tenantId, courseId);
  const latest = await findLatestVersion(tx, courseId);
  demand(course && latest, 'internal.unexpected');
  if (latest.publishedAt === null) return saveSection(tx, ctx, { tenantId, versionId: latest.id, section });
  const [versionId, at] = [newId(ctx.now()), new Date(ctx.now())];
  await insertVersion(tx, { id: versionId, tenantId, courseId, number: latest.number + 1, at });
  await saveSection(tx, ctx, { tenantId, versionId, section });
  await publishVersion(tx, versionId, { at, by: null });
  await updateCourseState(tx, { id: courseId, state: course.state, versionId, publishedAt: at, at });
  await moveRuns(tx, { courseId, versionId, at });
}

/**
 * Contents made of an item show the file it has now. Who has finished stays finished; who is midway reads the new one, for nobody
 * has seen it. A file that is not converted yet is asked for again.
 */
export async function followLibraryItem(ctx: SystemContext, { itemId }: RevisedItem): Promise<void> {
  const item = await findRevisedItem(ctx.read, itemId);
  const courseIds = item ? await listOutdatedCourses(ctx.read, itemId) : [];
  if (!item || courseIds.length === 0) return;
  const section = await sectionOfItem(ctx, item);
  demand(section.unitCount !== null, 'internal.unexpected', { reason: 'not measured yet' });
  for (const courseId of courseIds) {
    // Each content has progress of its own, so each has a key of its own.
    const own = { ...section, key: newId(ctx.now()) };
    await ctx.inTransaction((tx) => follow(tx, ctx, { item, courseId, section: own }));
  }
}
