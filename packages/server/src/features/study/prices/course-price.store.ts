import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type EarlierLearners = {
  readonly tenantId: string;
  readonly courseId: string;
  readonly title: string;
  readonly at: Date;
};

/** Everybody with a run of a course has it for nothing. */
export async function insertEarlierLearners(tx: Tx, { tenantId, courseId, title, at }: EarlierLearners): Promise<void> {
  await sql`insert into entitlement (tenant_id, business_type, business_id, member_id, paid, title, created_at)
    select distinct ${tenantId}, 'course', ${courseId}, member_id, 0, ${title}, ${at}::timestamptz
    from study_run where course_id = ${courseId}
    on conflict do nothing`.execute(tx);
}

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
        select min(created_at) from entitlement
        where business_type = 'course' and business_id = ${courseId} and paid > 0)), 1)`)
    .orderBy('section.key')
    .orderBy('version.number')
    .execute();
