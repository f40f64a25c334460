import type { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { ReminderTarget } from '@shuyuan/contract/study/runs/reminder-targets';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { audienceMembers } from '../courses/audience.store.ts';

/** Of the working people something is for: whoever has not begun, and whoever is midway. */
export type ReminderTargets = Readonly<Record<ReminderTarget, RawBuilder<boolean>>>;

export type ReminderQuery = {
  readonly tenantId: string;
  /** ENUM-11: a course, a subject or the path of a position. */
  readonly businessType: BusinessType;
  readonly businessId: string;
  readonly audience: CourseAudience;
  /** Which of the audience, as a condition on a row of `member`. */
  readonly isTarget: RawBuilder<boolean>;
  /** Whoever reminds need not be reminded. */
  readonly exceptId: string;
};

export const targetsOfCourse = (courseId: string): ReminderTargets => ({
  notBegun: sql<boolean>`not exists (select from study_run run
    where run.course_id = ${courseId} and run.member_id = member.id)`,
  midway: sql<boolean>`exists (select from study_run run where run.course_id = ${courseId} and run.member_id = member.id
    and run.closed_at is null and run.finished_at is null)`,
});

const targets = (read: Reads, { tenantId, audience, exceptId, isTarget }: ReminderQuery) =>
  audienceMembers(read, tenantId, audience).where('member.id', '<>', exceptId).where(isTarget);

/** How many a reminder would reach now, and how many had theirs today by the calendar of the company. */
export async function countTargets(read: Reads, query: ReminderQuery & { readonly day: string }) {
  const { businessType, businessId, day } = query;
  const { total, reminded } = await targets(read, query)
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('learnerReminder as taken')
          .select('taken.receiverId')
          .whereRef('taken.receiverId', '=', 'member.id')
          .where('taken.businessType', '=', businessType)
          .where('taken.businessId', '=', businessId)
          .where('taken.day', '>=', day)
          .limit(1)
          .as('reminder'),
      (join) => join.onTrue(),
    )
    .select([sql<bigint>`count(*)`.as('total'), sql<bigint>`count(reminder.receiver_id)`.as('reminded')])
    .executeTakeFirstOrThrow();
  return { count: Number(total - reminded), remindedCount: Number(reminded) };
}

/** Everybody who is due. */
export async function listTargets(read: Reads, query: ReminderQuery): Promise<string[]> {
  const rows = await targets(read, query).select('member.id').execute();
  return rows.map(({ id }) => id);
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
