import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** A live is in few courses; whoever put it into more than these finds it by the live itself. */
const mostCourses = 20;

/** Courses that show the recording of a live to somebody: as they are published, or in the version the person learns. */
export const listReplayCourses = (read: Reads, liveId: string, memberId: string) =>
  read
    .selectFrom('courseSection as section')
    .innerJoin('courseVersion as version', 'version.id', 'section.versionId')
    .innerJoin('course', 'course.id', 'version.courseId')
    .select(['course.id', 'course.authorId', 'course.lecturerId'])
    .distinct()
    .where('section.liveId', '=', liveId)
    .where(
      sql<boolean>`(course.version_id = version.id or course.author_id = ${memberId} or course.lecturer_id = ${memberId}
        or exists (select from study_run run where run.version_id = version.id and run.member_id = ${memberId}))`,
    )
    .limit(mostCourses)
    .execute();
