import { demand } from '@shuyuan/contract/kernel/app-error';
import { isForAll, isInCourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { Context, Tx } from '../../../platform/context.ts';
import type { Discussable, Discussed, DiscussionEvent } from '../../community/index.ts';
import { notify } from '../../notifications/index.ts';
import { findAudienceMember } from '../courses/audience.store.ts';
import { managesCourse } from '../courses/course.policy.ts';
import { type CourseRow, listPeople, lockCourse } from '../courses/course.store.ts';
import { openPaidCourse } from '../prices/find-course-offers.ts';

/** A course somebody was moved out of is no longer theirs to be notified of. */
const listReaders =
  ({ audience, state }: CourseRow): Discussed['listReaders'] =>
  async (read, memberIds) => {
    if (state !== 'published') return [];
    if (isForAll(audience)) return memberIds;
    const people = await Promise.all(memberIds.map((memberId) => findAudienceMember(read, memberId)));
    return people.filter((person) => isInCourseAudience(audience, person)).map(({ id }) => id);
  };

const linkTo = (courseId: string, at?: string): string =>
  at === undefined ? `/course/${courseId}` : `/course/${courseId}?at=${at}`;

type Added = DiscussionEvent & { readonly course: CourseRow; readonly authorIds: readonly string[] };

type Notice = {
  readonly text: 'commented' | 'commentedForLecturer' | 'replied';
  readonly receivers: readonly string[];
};

/** Each person by what the course is to them: its author published it, its lecturer teaches it. */
function noticesOf({ course, authorIds, answeredId }: Added): Notice[] {
  if (answeredId !== null) return [{ text: 'replied', receivers: [answeredId] }];
  return [
    { text: 'commented', receivers: authorIds.filter((memberId) => memberId === course.authorId) },
    { text: 'commentedForLecturer', receivers: authorIds.filter((memberId) => memberId !== course.authorId) },
  ];
}

/** D-147: author and lecturer of a comment, whoever was answered of a reply; nobody of their own doing. */
async function notifyComment(tx: Tx, ctx: Context, added: Added): Promise<void> {
  const { course, id } = added;
  const [person] = await listPeople(tx, ctx.actor.tenantId, [ctx.actor.id]);
  for (const { text, receivers } of noticesOf(added)) {
    const others = receivers.filter((memberId) => memberId !== ctx.actor.id);
    const readers = await listReaders(course)(tx, others);
    if (readers.length === 0) continue;
    await notify(tx, ctx, {
      kind: 'discussion',
      text,
      values: { person: person?.fullName ?? '', title: course.title },
      receivers: [...readers],
      subject: { kind: 'course', id: course.id },
      link: linkTo(course.id, id),
      key: `discussion ${id}${text === 'commentedForLecturer' ? ' lecturer' : ''}`,
    });
  }
}

function toDiscussed(ctx: Context, course: CourseRow): Discussed {
  const { id, title, authorId, lecturerId, state } = course;
  const authorIds = [...new Set([authorId, lecturerId ?? authorId])];
  return {
    kind: 'course',
    id,
    tenantId: ctx.actor.tenantId,
    title,
    authorIds,
    isOpen: state === 'published',
    // It was opened, so it is published.
    demandShown: () => undefined,
    keepsOrder: managesCourse(ctx.actor, course) || ctx.actor.capabilities.has('team.audit'),
    linkTo: (at) => (state === 'published' ? linkTo(id, at) : undefined),
    listReaders: listReaders(course),
    // Comments on courses are counted when somebody asks for the number.
    count: async () => undefined,
    reward: async () => undefined,
    notifyAdded: (tx, caller, event) => notifyComment(tx, caller, { ...event, course, authorIds }),
  };
}

/** STUDY-08: comments on a course, for whoever may learn it: they quote what is in it. */
export const discussableCourses: Discussable = {
  kind: 'course',
  open: async (ctx, id) => toDiscussed(ctx, await openPaidCourse(ctx, id)),
  lock: async (tx, ctx, id) => {
    await lockCourse(tx, ctx.actor.tenantId, id);
    return toDiscussed(ctx, await openPaidCourse({ ...ctx, read: tx }, id));
  },
  lockToSettle: async (tx, ctx, id) => {
    const course = await lockCourse(tx, ctx.actor.tenantId, id);
    demand(course, 'request.not-found');
    return toDiscussed(ctx, course);
  },
};
