import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** The answer of `exam_outcome` of the database: the one place that says what somebody's attempts come to. */
export type OutcomeRow = {
  readonly examId: string;
  /** Handed in, where there is no pass mark. */
  readonly isPassed: boolean;
  readonly attemptCount: number;
  readonly isAnswering: boolean;
  readonly isMarking: boolean;
  /** The best in percent that the person may see. */
  readonly shownMark: number | null;
};

type OutcomesQuery = { readonly examIds: readonly string[]; readonly memberId: string; readonly asOf: Date };

export const listOutcomes = (read: Reads, { examIds, memberId, asOf }: OutcomesQuery): Promise<OutcomeRow[]> =>
  read
    .selectFrom(
      sql<OutcomeRow>`(select given.id as exam_id, outcome.status = 1 as is_passed, outcome.* from unnest(${[...examIds]}::text[]) as given (id)
        cross join lateral exam_outcome(given.id, ${memberId}, ${asOf}) outcome)`.as<'outcome'>(sql`outcome`),
    )
    .select(['outcome.examId', 'outcome.isPassed', 'outcome.attemptCount', 'outcome.isAnswering'])
    .select(['outcome.isMarking', 'outcome.shownMark'])
    .execute();

type Invitation = { readonly examId: string; readonly memberId: string; readonly tenantId: string };

export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  await tx
    .insertInto('examInvitation')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
