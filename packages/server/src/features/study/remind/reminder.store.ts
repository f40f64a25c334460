import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { ReminderTarget } from '@shuyuan/contract/study/runs/reminder-targets';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { audienceMembers } from '../courses/audience.store.ts';

export type ReminderQuery = {
  readonly tenantId: string;
  readonly courseId: string;
  readonly audience: CourseAudience;
  readonly target: ReminderTarget;
  /** Whoever reminds need not be reminded. */
  readonly exceptId: string;
  /** As `2026-11-17`. */
  readonly day: string;
};

const isTarget = ({ courseId, target }: ReminderQuery): RawBuilder<boolean> =>
  target === 'notBegun'
    ? sql<boolean>`not exists (select from study_run run where run.course_id = ${courseId} and run.member_id = member.id)`
    : sql<boolean>`exists (select from study_run run where run.course_id = ${courseId} and run.member_id = member.id
        and run.closed_at is null and run.finished_at is null)`;

const targets = (read: Reads, query: ReminderQuery) =>
  audienceMembers(read, query.tenantId, query.audience).where('member.id', '<>', query.exceptId).where(isTarget(query));

/** How many a reminder would reach now, and how many had theirs today. */
export async function countTargets(read: Reads, query: ReminderQuery) {
  const { courseId, day } = query;
  const { total, reminded } = await targets(read, query)
    .leftJoin('studyReminder as reminder', (join) =>
      join
        .onRef('reminder.memberId', '=', 'member.id')
        .on('reminder.courseId', '=', courseId)
        .on(sql<boolean>`reminder.reminded_on >= ${day}::date`),
    )
    .select([sql<bigint>`count(*)`.as('total'), sql<bigint>`count(reminder.member_id)`.as('reminded')])
    .executeTakeFirstOrThrow();
  return { count: Number(total - reminded), remindedCount: Number(reminded) };
}

/** Notes the day for everybody who is due and has had no reminder on it; answers who they are. */
export async function insertReminders(tx: Tx, query: ReminderQuery): Promise<string[]> {
  const { courseId, tenantId, day } = query;
  const rows = await tx
    .insertInto('studyReminder')
    .columns(['courseId', 'memberId', 'tenantId', 'remindedOn'])
    .expression(
      targets(tx, query).select([
        sql<string>`${courseId}::text`.as('courseId'),
        'member.id as memberId',
        sql<string>`${tenantId}::text`.as('tenantId'),
        sql<string>`${day}::date`.as('remindedOn'),
      ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['courseId', 'memberId'])
        .doUpdateSet({ remindedOn: sql`excluded.reminded_on` })
        .where(sql<boolean>`study_reminder.reminded_on < excluded.reminded_on`),
    )
    .returning('memberId')
    .execute();
  return rows.map(({ memberId }) => memberId);
}

type Retraining = {
  readonly tenantId: string;
  readonly courseId: string;
  readonly audience: CourseAudience;
  readonly memberIds: readonly string[];
  readonly at: Date;
};

/** Closes the finished runs of people the course is for, and says which number each had. */
export const closeFinishedRuns = (tx: Tx, { tenantId, courseId, audience, memberIds, at }: Retraining) =>
  tx
    .updateTable('studyRun')
    .set({ closedAt: at })
    .where('courseId', '=', courseId)
    .where(
      'memberId',
      'in',
      audienceMembers(tx, tenantId, audience).select('member.id').where('member.id', 'in', memberIds),
    )
    .where('closedAt', 'is', null)
    .where('finishedAt', 'is not', null)
    .returning(['memberId', 'number'])
    .execute();
