import { demand } from '@shuyuan/contract/kernel/app-error';
import type { MidwayChoice } from '@shuyuan/contract/study/courses/midway-choices';
import type { Context } from '../../../platform/context.ts';
import { saveCourseItems } from '../../library/index.ts';
import { lockEdited, openManagedCourse } from '../courses/course.policy.ts';
import { updateCourseState } from '../courses/course.store.ts';
import { findLatestVersion, listOutline, publishVersion, updateUnitCount } from '../courses/outline.store.ts';
import { demandKeptForBuyers } from '../prices/demand-kept-for-buyers.ts';
import { findProblems, measureMissing } from './publish-problems.ts';
import { moveRuns } from './publish.store.ts';

type PublishInput = { readonly id: string; readonly revision: number; readonly midway: MidwayChoice };

/**
 * The draft becomes the next version; a withdrawn course without a draft comes back as it was. People midway keep their
 * version, or go on in the new one with everything they finished.
 */
export async function publishCourse(ctx: Context, input: PublishInput) {
  const { id } = input;
  await openManagedCourse(ctx, id);
  const latest = await findLatestVersion(ctx.read, id);
  demand(latest, 'internal.unexpected');
  const chapters = await listOutline(ctx.read, latest.id);
  const measured = latest.publishedAt === null ? await measureMissing(ctx, chapters) : [];
  const problems = findProblems(chapters, measured);
  const [at, versionId] = [new Date(ctx.now()), latest.id];
  return ctx.inTransaction(async (tx) => {
    const course = await lockEdited(tx, ctx, input);
    demand(problems.length === 0, 'course.not-ready', { problems });
    // Nothing new to publish.
    demand(latest.publishedAt === null || course.state === 'withdrawn', 'course.wrong-state', { state: course.state });
    await demandKeptForBuyers(tx, id, chapters);
    for (const section of measured) await updateUnitCount(tx, { versionId, ...section });
    if (latest.publishedAt === null) await publishVersion(tx, versionId, { at, by: ctx.actor.id });
    const movedCount = input.midway === 'move' ? await moveRuns(tx, { courseId: id, versionId, at }) : 0;
    const revision = await updateCourseState(tx, { id, state: 'published', versionId, publishedAt: at, at });
    await saveCourseItems(tx, ctx, id);
    return { id, revision, versionNumber: latest.number, movedCount };
  });
}
