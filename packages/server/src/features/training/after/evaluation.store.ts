import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** Published classes that have ended within two weeks, whose people are still to be asked by an open survey. */
export const listToEvaluate = (read: Reads, now: Date, limit: number) =>
  read
    .selectFrom('trainingClass')
    .select(['trainingClass.id', 'trainingClass.tenantId'])
    .where('trainingClass.state', '=', 'published')
    .where('trainingClass.surveyId', 'is not', null)
    .where('trainingClass.evaluatedAt', 'is', null)
    .where('trainingClass.endsAt', '<=', now)
    .where(sql<boolean>`class_evaluated_until(training_class.survey_id, training_class.ends_at) > ${now}`)
    .orderBy('trainingClass.endsAt')
    .limit(limit)
    .execute();

/** Those with a seat who were there; where nobody said who was, everybody with a seat. */
export async function listAttendants(tx: Tx, classId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('classEnrolment as own')
    .select('own.memberId')
    .where('own.classId', '=', classId)
    .where('own.state', '=', 'enrolled')
    .where(
      sql<boolean>`((select attended_count from class_outcome(own.class_id, own.member_id, 'infinity')) > 0
        or not exists (select from class_attendance_entry entry
          join class_meeting meeting on meeting.id = entry.meeting_id where meeting.class_id = own.class_id))`,
    )
    .execute();
  return rows.map(({ memberId }) => memberId);
}

export async function updateEvaluated(tx: Tx, classId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('trainingClass')
    .set({ evaluatedAt: at })
    .where('id', '=', classId)
    .where('evaluatedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type ClassReader = { readonly memberId: string; readonly isManaged: boolean };

/**
 * Published courses this class is a section of, and how much homework each has: that of the class is done there. A seat opens no
 * course that is meant for others.
 */
export async function listCoursesOfClass(read: Reads, classId: string, { memberId, isManaged }: ClassReader) {
  const isMeantFor = sql<boolean>`exists (select from member where member.id = ${memberId}
    and is_in_audience(course.audience, member.id, member_places(member.id), member.created_at))`;
  const rows = await read
    .selectFrom('courseSection as section')
    .innerJoin('course', 'course.versionId', 'section.versionId')
    .select(['course.id', 'course.title'])
    .select(
      sql<number>`(select count(*)::integer from course_section homework
        where homework.version_id = section.version_id and homework.type = 8)`.as('homeworkCount'),
    )
    .where('section.classId', '=', classId)
    .where('course.state', '=', 'published')
    .$if(!isManaged, (found) => found.where(isMeantFor))
    .orderBy('course.title')
    .limit(10)
    .execute();
  return rows;
}
