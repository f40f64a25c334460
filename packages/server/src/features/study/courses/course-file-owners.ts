import type { Context } from '../../../platform/context.ts';
import type { FileOwner } from '../../files/index.ts';
import { isFileInLibrary } from '../../library/index.ts';
import { coverPurpose } from '../manage/course-input.ts';
import { materialPurpose } from '../manage/section-input.ts';
import { managesCourse, openCourse } from './course.policy.ts';
import { findCourse } from './course.store.ts';
import { isAllowed } from './is-allowed.ts';
import { isOpenLesson, type Lesson, openLessons } from './lessons.ts';

async function manages(ctx: Context, courseId: string): Promise<boolean> {
  const course = await findCourse(ctx.read, ctx.actor.tenantId, courseId);
  return course !== undefined && managesCourse(ctx.actor, course);
}

/** A file of a section that is open in the version the reader learns; D-173: not of one that is locked. */
async function isOpenMaterial(ctx: Context, courseId: string, fileId: string): Promise<boolean> {
  const { lessons } = await openLessons(ctx, { id: courseId, isPreview: false });
  const shows = (lesson: Lesson): boolean => lesson.fileId === fileId || lesson.taskFileIds.includes(fileId);
  return lessons.some((lesson) => shows(lesson) && isOpenLesson(lesson));
}

/**
 * Covers are for whoever may open the course, material for whoever has its section open or finds it in the library; managers
 * read both.
 */
export const courseFileOwners: readonly FileOwner[] = [
  {
    purpose: coverPurpose,
    mayRead: async (system, actor, { subjectId }) => {
      const ctx: Context = { ...system, actor };
      if (subjectId === null) return false;
      return (await manages(ctx, subjectId)) || isAllowed(async () => Boolean(await openCourse(ctx, subjectId)));
    },
  },
  {
    purpose: materialPurpose,
    mayRead: async (system, actor, { id, subjectId }) => {
      const ctx: Context = { ...system, actor };
      if (subjectId === null) return false;
      const isOfCourse = (await manages(ctx, subjectId)) || (await isAllowed(() => isOpenMaterial(ctx, subjectId, id)));
      return isOfCourse || isFileInLibrary(ctx, id);
    },
  },
];
