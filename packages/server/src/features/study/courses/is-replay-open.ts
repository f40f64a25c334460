import type { Actor, Context, SystemContext } from '../../../platform/context.ts';
import type { OwnedFile } from '../../files/index.ts';
import { findReplayOfSection } from '../../live/index.ts';
import { managesCourse } from './course.policy.ts';
import { isAllowed } from './is-allowed.ts';
import { isOpenLesson, openLessons } from './lessons.ts';
import { listReplayCourses } from './replay-courses.store.ts';

/** The recording of a live, for whoever has a section open that shows it; managers of its course see it before. */
export async function isReplayOpen(system: SystemContext, actor: Actor, file: OwnedFile): Promise<boolean> {
  const ctx: Context = { ...system, actor };
  const { subjectId } = file;
  if (subjectId === null || (await findReplayOfSection(ctx, subjectId))?.fileId !== file.id) return false;
  for (const course of await listReplayCourses(ctx.read, subjectId, actor.id)) {
    if (managesCourse(actor, course)) return true;
    const isOpen = await isAllowed(async () => {
      const { lessons } = await openLessons(ctx, { id: course.id, isPreview: false });
      return lessons.some((lesson) => lesson.liveId === subjectId && isOpenLesson(lesson));
    });
    if (isOpen) return true;
  }
  return false;
}
