import type { Context } from '../../../platform/context.ts';
import { openCourse } from '../courses/course.policy.ts';
import { demandUnlocked, openLessons } from '../courses/lessons.ts';
import { openRun } from './open-run.ts';
import { updateLessonLocation as updateRow } from './run.store.ts';

type LocationInput = { readonly courseId: string; readonly sectionKey: string };

/** D-176: on opening a section, which must not be locked. */
export async function updateLessonLocation(ctx: Context, { courseId, sectionKey }: LocationInput) {
  demandUnlocked(await openLessons(ctx, { id: courseId, isPreview: false }), sectionKey);
  const course = await openCourse(ctx, courseId);
  return ctx.inTransaction(async (tx) => {
    const run = await openRun(tx, ctx, course);
    await updateRow(tx, { runId: run.id, sectionKey, at: new Date(ctx.now()) });
    return { lessonLocation: sectionKey, runNumber: run.number };
  });
}
