import { sql } from 'kysely';
import { columnOf, type Reads, type Tx } from '../../../platform/db.ts';

/** The answer of `exam_outcome` of the database: the one place that says what somebody's attempts come to. */
export type OutcomeRow = {
  readonly examId: string;
  /** Handed in, where there is no pass mark. */
  readonly isPassed: boolean;
  /** Those that count for the limit. */
  readonly attemptCount: number;
  readonly isAnswering: boolean;
  readonly isMarking: boolean;
  /** The best in percent that the person may see. */
  readonly shownMark: number | null;
  /** The latest attempt counts no more. */
  readonly isAnnulled: boolean;
};

type OutcomesQuery = {
  readonly examIds: readonly string[];
  readonly memberId: string;
  readonly asOf: Date;
  /** As if what ended before had never been. */
  readonly since?: Date;
};

export const listOutcomes = (read: Reads, { examIds, memberId, asOf, since }: OutcomesQuery): Promise<OutcomeRow[]> =>
  read
    .selectFrom(
      sql<OutcomeRow>`(select given.id as exam_id, outcome.status = 1 as is_passed, latest.*, outcome.* from unnest(${[...examIds]}::text[]) as given (id)
        cross join lateral exam_outcome_since(given.id, ${memberId}, ${asOf},
          coalesce(${since ?? null}::timestamptz, '-infinity')) outcome
        cross join lateral (select coalesce((array_agg(attempt.result = 'annulled' order by attempt.number desc))[1], false)
            as is_annulled, (count(*) filter (where attempt.gives_retake))::integer as retake_count from exam_attempt attempt
          where attempt.exam_id = given.id and attempt.member_id = ${memberId}
            and coalesce(attempt.ended_at >= ${since ?? null}::timestamptz, true)) latest)`.as<'outcome'>(sql`outcome`),
    )
    .select(['outcome.examId', 'outcome.isPassed', 'outcome.isAnswering'])
    .select(sql<number>`outcome.attempt_count - outcome.retake_count`.as('attemptCount'))
    .select(['outcome.isMarking', 'outcome.shownMark', 'outcome.isAnnulled'])
    .execute();

type Invitation = { readonly examId: string; readonly memberId: string; readonly tenantId: string };

export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  await tx
    .insertInto('examInvitation')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Somebody who takes an exam anew: what ended by `since` counts for no limit any more. */
export type ExamLearner = { readonly examId: string; readonly memberId: string; readonly since: Date };

/** The next run of each, unless nothing was taken since the last. In one order: of two that open the same runs one waits. */
export async function insertExamRuns(tx: Tx, learners: readonly ExamLearner[], at: Date): Promise<void> {
  await sql`insert into exam_run (exam_id, member_id, tenant_id, number, after_attempt, opened_at)
    select taken.exam_id, taken.member_id, taken.tenant_id, coalesce(last.number, 1) + 1, taken.number, ${at}
    from (select attempt.exam_id, attempt.member_id, attempt.tenant_id, max(attempt.number) as number
        from unnest(${columnOf(learners, 'examId')}::text[], ${columnOf(learners, 'memberId')}::text[],
            ${columnOf(learners, 'since')}::timestamptz[]) as asked (exam_id, member_id, since)
          join exam_attempt attempt on attempt.exam_id = asked.exam_id and attempt.member_id = asked.member_id
            and attempt.ended_at <= asked.since
        group by attempt.exam_id, attempt.member_id, attempt.tenant_id) taken
      cross join lateral (select max(number) as number, max(after_attempt) as after_attempt from exam_run run
        where run.exam_id = taken.exam_id and run.member_id = taken.member_id) last
    where taken.number > coalesce(last.after_attempt, 0)
    order by taken.exam_id, taken.member_id
    on conflict do nothing`.execute(tx);
}
