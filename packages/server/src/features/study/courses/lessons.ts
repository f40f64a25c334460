import { demand } from '@shuyuan/contract/kernel/app-error';
import { sectionLocksOf } from '@shuyuan/contract/study/runs/section-locks';
import type { Context, Reads } from '../../../platform/context.ts';
import { findOpenRun, type RunRow } from '../runs/run.store.ts';
import { isCoursePaid } from '../prices/find-course-offers.ts';
import { openCourse, type OpenCourse, openManagedCourse } from './course.policy.ts';
import type { CourseRow } from './course.store.ts';
import { type LessonRow, listLessons } from './lesson.store.ts';
import { findLatestVersion } from './outline.store.ts';

export type Lesson = LessonRow & {
  readonly lockedBy: { readonly key: string; readonly title: string } | null;
  /** D-122: shown by its name alone until the course is paid for. */
  readonly isUnpaid: boolean;
};
export type Lessons = {
  readonly course: CourseRow;
  readonly versionId: string;
  readonly run: RunRow | undefined;
  readonly lessons: readonly Lesson[];
};

type Access = { readonly canSkip: boolean; readonly isPaid: boolean };

/**
 * Sections with what locks them. One that is not paid for locks none of those that are free to try, and an exam or a
 * class nobody can take now locks nothing, though the course is finished only with it.
 */
function withLocks(rows: readonly LessonRow[], { canSkip, isPaid }: Access): Lesson[] {
  const isUnpaid = ({ isFree }: LessonRow): boolean => !isPaid && !isFree;
  const lockable = rows.map((row) => ({
    key: row.key,
    isRequired: row.isRequired && !isUnpaid(row) && !row.isAway,
    isFinished: row.finishedAt !== null,
  }));
  const locks = sectionLocksOf(lockable, canSkip);
  const titles = new Map(rows.map(({ key, title }) => [key, title]));
  return rows.map((row) => {
    const key = isUnpaid(row) ? undefined : locks.get(row.key);
    return {
      ...row,
      isUnpaid: isUnpaid(row),
      lockedBy: key === undefined ? null : { key, title: titles.get(key) ?? '' },
    };
  });
}

/** Whether a section can be opened now. */
export const isOpenLesson = ({ lockedBy, isUnpaid }: Pick<Lesson, 'lockedBy' | 'isUnpaid'>): boolean =>
  lockedBy === null && !isUnpaid;

/** The run somebody is in, and the version it pins; before the first run the one that is published. */
export async function findLearning(read: Reads, course: OpenCourse, memberId: string) {
  const run = await findOpenRun(read, { courseId: course.id, memberId });
  return { run, versionId: run?.versionId ?? course.versionId };
}

/** D-182: a manager looks at the latest version as it is edited, without a run and without locks. */
async function previewLessons(ctx: Context, id: string): Promise<Lessons> {
  const course = await openManagedCourse(ctx, id);
  const latest = await findLatestVersion(ctx.read, id);
  demand(latest, 'internal.unexpected');
  const rows = await listLessons(ctx.read, { versionId: latest.id, runId: null, asOf: new Date(ctx.now()) });
  // Whoever put an item of the library into a subject need not have made it.
  const isPaid = course.libraryItemId === null || (await isCoursePaid(ctx, course));
  return { course, versionId: latest.id, run: undefined, lessons: withLocks(rows, { canSkip: true, isPaid }) };
}

export type LessonsQuery = { readonly id: string; readonly isPreview: boolean };

/** A course as the caller learns it: its sections, what is counted of them and what is locked. */
export async function openLessons(ctx: Context, { id, isPreview }: LessonsQuery): Promise<Lessons> {
  return isPreview ? previewLessons(ctx, id) : lessonsOf(ctx, await openCourse(ctx, id));
}

async function lessonsOf(ctx: Context, course: OpenCourse, isPaid?: boolean): Promise<Lessons> {
  const { run, versionId } = await findLearning(ctx.read, course, ctx.actor.id);
  const rows = await listLessons(ctx.read, { versionId, runId: run?.id ?? null, asOf: new Date(ctx.now()) });
  const access = { canSkip: course.canSkip, isPaid: isPaid ?? (await isCoursePaid(ctx, course)) };
  return { course, versionId, run, lessons: withLocks(rows, access) };
}

/** One section the caller may open. */
export function demandUnlocked({ lessons }: Lessons, sectionKey: string): Lesson {
  const lesson = lessons.find(({ key }) => key === sectionKey);
  demand(lesson, 'request.not-found');
  demand(!lesson.isUnpaid, 'course.unpaid');
  demand(lesson.lockedBy === null, 'course.section-locked', { title: lesson.lockedBy?.title });
  return lesson;
}

/**
 * Whether the caller may still learn a section they have opened. Where one may skip ahead and has paid nothing is locked,
 * and the outline is not read: players ask for this twice a minute.
 */
export async function demandStillOpen(
  ctx: Context,
  { courseId, sectionKey }: { courseId: string; sectionKey: string },
) {
  const course = await openCourse(ctx, courseId);
  const isPaid = await isCoursePaid(ctx, course);
  if (!course.canSkip || !isPaid) demandUnlocked(await lessonsOf(ctx, course, isPaid), sectionKey);
}
