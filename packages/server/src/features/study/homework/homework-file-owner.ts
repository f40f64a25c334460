import type { FileOwner } from '../../files/index.ts';
import { managesCourse } from '../courses/course.policy.ts';
import { findCourse } from '../courses/course.store.ts';
import { findHomework, homeworkPurpose } from './homework.store.ts';

/** Files of a work are read by whoever did it, and once it is handed in by managers of its course. */
export const homeworkFileOwner: FileOwner = {
  purpose: homeworkPurpose,
  mayRead: async (system, actor, { subjectId }) => {
    const work = subjectId === null ? undefined : await findHomework(system.read, actor.tenantId, subjectId);
    if (!work) return false;
    if (work.memberId === actor.id) return true;
    const course = await findCourse(system.read, actor.tenantId, work.courseId);
    return work.state !== 'draft' && course !== undefined && managesCourse(actor, course);
  },
};
