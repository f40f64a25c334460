import { demand } from '@shuyuan/contract/kernel/app-error';
import { type CourseAudience, isForAll, isInCourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import { courseLife, editableStates } from '@shuyuan/contract/study/courses/course-states';
import type { Actor, Context, Tx } from '../../../platform/context.ts';
import { hasBought } from '../prices/find-course-price.ts';
import { findAudienceMember } from './audience.store.ts';
import { type CourseRow, findCourse, lockCourse } from './course.store.ts';
import { isFileCourseOpen } from './file-course.store.ts';

type Managed = Pick<CourseRow, 'authorId' | 'lecturerId'>;

/** Whoever made or teaches a course, and those who manage all of them. */
export const managesCourse = ({ id, capabilities }: Actor, { authorId, lecturerId }: Managed): boolean =>
  id === authorId || id === lecturerId || capabilities.has('course.manageAll');

/** The steps a manager may take with a course in its state. */
export const permissionsOf = ({ state }: Pick<CourseRow, 'state'>) => ({
  edit: editableStates.includes(state),
  publish: courseLife.can('publish', state),
  withdraw: courseLife.can('withdraw', state),
  archive: courseLife.can('archive', state),
  remind: state === 'published',
});

export async function openManagedCourse(ctx: Context, id: string): Promise<CourseRow> {
  const course = await findCourse(ctx.read, ctx.actor.tenantId, id);
  demand(course, 'request.not-found');
  // A draft is nobody else's business; of the others everybody knows that they exist.
  const refusal = course.state === 'draft' ? 'request.not-found' : 'auth.forbidden';
  demand(managesCourse(ctx.actor, course), refusal);
  return course;
}

/** The same for a change, while the course is locked: whoever lost the right meanwhile writes nothing. */
export async function lockManagedCourse(tx: Tx, ctx: Context, id: string): Promise<CourseRow> {
  const course = await lockCourse(tx, ctx.actor.tenantId, id);
  demand(course && managesCourse(ctx.actor, course), 'request.not-found');
  return course;
}

/** Locked to be edited: as it was read, and not archived. */
export async function lockEdited(tx: Tx, ctx: Context, input: { id: string; revision: number }): Promise<CourseRow> {
  const course = await lockManagedCourse(tx, ctx, input.id);
  demand(permissionsOf(course).edit, 'course.wrong-state', { state: course.state });
  demand(course.revision === input.revision, 'request.stale', { revision: course.revision });
  return course;
}

/** Whoever it is for need not be looked up where it is for all. */
const isFor = async ({ read, actor }: Context, audience: CourseAudience): Promise<boolean> =>
  isForAll(audience) || isInCourseAudience(audience, await findAudienceMember(read, actor.id));

/** A buyer keeps it, also when the audience is another now (D-123). A file is for whoever opened it where it belongs. */
async function canLearn(ctx: Context, { id, audience, isFile }: CourseRow): Promise<boolean> {
  if (isFile) return isFileCourseOpen(ctx.read, id, ctx.actor.id);
  return (await isFor(ctx, audience)) || hasBought(ctx, id);
}

export type OpenCourse = CourseRow & { readonly versionId: string };

/** A course for somebody who learns: published, and for them. */
export async function openCourse(ctx: Context, id: string): Promise<OpenCourse> {
  const course = await findCourse(ctx.read, ctx.actor.tenantId, id);
  const versionId = course?.versionId;
  demand(course && versionId && course.state !== 'draft', 'request.not-found');
  demand(await canLearn(ctx, course), 'course.not-in-audience');
  demand(course.state === 'published', 'course.withdrawn');
  return { ...course, versionId };
}
