import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { sales } from '../../pricing/index.ts';

/** The people with a run of a course. */
export const earlierLearners = (courseId: string): RawBuilder<unknown> =>
  sql`select member_id from study_run where course_id = ${courseId}`;

/** Those of some courses that a path or a subject demands of somebody. */
export async function listDemanded(read: Reads, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom('course')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where(sql<boolean>`is_course_demanded(course.id, ${memberId})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** When these people last began or went on with a course. */
export const listLastStudied = (read: Reads, courseId: string, memberIds: readonly string[]) =>
  read
    .selectFrom('studyRun')
    .select(['memberId', sql<Date>`max(greatest(opened_at, studied_at))`.as('at')])
    .where('courseId', '=', courseId)
    .where('memberId', '=', sql<string>`any(${[...memberIds]}::text[])`)
    .groupBy('memberId')
    .execute();

export type SoldSection = {
  readonly key: string;
  readonly text: string | null;
  readonly taskFileIds: readonly string[];
};

/**
 * The sections buyers were promised: those of the version that was there when the first of them paid, and of every one
 * since, each as it read first.
 */
export const listSoldSections = (read: Reads, courseId: string): Promise<SoldSection[]> =>
  read
    .selectFrom('courseVersion as version')
    .innerJoin('courseSection as section', 'section.versionId', 'version.id')
    .select(['section.key', 'section.text', 'section.taskFileIds'])
    .distinctOn('section.key')
    .where('version.courseId', '=', courseId)
    .where('version.publishedAt', 'is not', null)
    .where(sql<boolean>`version.number >= coalesce((
      select max(earlier.number) from course_version earlier
      where earlier.course_id = ${courseId} and earlier.published_at <= (
        select min(created_at) from ${sales}
        where business_type = 'course' and business_id = ${courseId})), 1)`)
    .orderBy('section.key')
    .orderBy('version.number')
    .execute();
