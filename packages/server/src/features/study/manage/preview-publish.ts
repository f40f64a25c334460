import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { countAudience } from '../courses/audience.store.ts';
import { openManagedCourse, permissionsOf } from '../courses/course.policy.ts';
import { findLatestVersion, listOutline, type OutlineChapter } from '../courses/outline.store.ts';
import { findProblems, measureMissing } from './publish-problems.ts';
import { listMidway } from './publish.store.ts';

/** Titles of sections the first outline has and the second has not. */
function titlesBeside(chapters: readonly OutlineChapter[], others: readonly OutlineChapter[]): string[] {
  const keys = new Set(others.flatMap(({ sections }) => sections.map(({ key }) => key)));
  return chapters.flatMap(({ sections }) => sections.filter(({ key }) => !keys.has(key)).map(({ title }) => title));
}

/** Publishing as it would be, shown before it is: nothing is written. */
export async function previewPublish(ctx: Context, { id, ...paging }: { id: string } & Paging) {
  const { tenantId } = ctx.actor;
  const course = await openManagedCourse(ctx, id);
  demand(permissionsOf(course).publish, 'course.wrong-state', { state: course.state });
  const latest = await findLatestVersion(ctx.read, id);
  demand(latest, 'internal.unexpected');
  const draft = await listOutline(ctx.read, latest.id);
  const published = course.versionId === null ? [] : await listOutline(ctx.read, course.versionId);
  const query = { courseId: id, versionId: latest.id, asOf: new Date(ctx.now()), paging };
  return {
    problems: findProblems(draft, await measureMissing(ctx, draft)),
    addedTitles: titlesBeside(draft, published),
    removedTitles: titlesBeside(published, draft),
    audienceCount: await countAudience(ctx.read, tenantId, course.audience),
    ...(await listMidway(ctx.read, query)),
  };
}
