import { activeEnrolmentStates, type ActiveEnrolmentState } from '@shuyuan/contract/training/enrolment-states';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** The answer of `class_outcome` of the database: the one place that says who attended a class. */
type OutcomeRow = {
  readonly meetingCount: number;
  readonly attendedCount: number;
  readonly isAttended: boolean;
  readonly isExcused: boolean;
};
type LearnersQuery = {
  readonly classIds: readonly string[];
  readonly memberId: string;
  readonly asOf: Date;
};

/** Classes as somebody stands in them: the outcome, the seat or number they have, and when each meets next. */
export const listOutcomes = (read: Reads, { classIds, memberId, asOf }: LearnersQuery) =>
  read
    .selectFrom('trainingClass as training')
    .innerJoinLateral(
      sql<OutcomeRow>`class_outcome(training.id, ${memberId}, ${asOf})`.as<'outcome'>(sql`outcome`),
      (join) => join.onTrue(),
    )
    .leftJoin('classEnrolment as own', (join) =>
      join
        .onRef('own.classId', '=', 'training.id')
        .on('own.memberId', '=', memberId)
        .on('own.state', 'in', [...activeEnrolmentStates])
        .on('own.appliedAt', '<=', asOf),
    )
    .select(['training.id', 'training.state', 'training.opensAt', 'training.closesAt'])
    .select(['training.startsAt', 'training.endsAt'])
    .select(['outcome.meetingCount', 'outcome.attendedCount', 'outcome.isAttended', 'outcome.isExcused'])
    .select(sql<ActiveEnrolmentState | null>`own.state`.as('enrolment'))
    .select(
      sql<Date | null>`(select min(meeting.starts_at) from class_meeting meeting
        where meeting.class_id = training.id and meeting.ends_at > ${asOf})`.as('nextAt'),
    )
    .where('training.id', '=', sql<string>`any(${[...classIds]}::text[])`)
    .execute();

type SeriesQuery = {
  readonly classId: string;
  readonly memberId: string;
  readonly since: Date;
  readonly asOf: Date;
};

/** The class of a series somebody attended since an instant, is in, or can apply for first; null: none is planned. */
export async function findClassOfSeries(read: Reads, { classId, memberId, since, asOf }: SeriesQuery) {
  const { id } = await read
    .selectNoFrom(sql<string | null>`class_of_series_since(${classId}, ${memberId}, ${since}, ${asOf})`.as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

type Invitation = { readonly classId: string; readonly memberId: string; readonly tenantId: string };

export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  await tx
    .insertInto('classInvitation')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
