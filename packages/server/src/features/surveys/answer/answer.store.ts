import type { Answers } from '@shuyuan/contract/surveys/answers';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type Participation = {
  readonly surveyId: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly day: string;
};

/** Whether it is the first: two calls at once take part once. */
export async function insertParticipation(tx: Tx, participation: Participation): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('surveyParticipation')
    .values(participation)
    .onConflict((conflict) => conflict.columns(['surveyId', 'memberId']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export async function hasParticipated(read: Reads, surveyId: string, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('surveyParticipation')
    .select('day')
    .where('surveyId', '=', surveyId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

type NewAnswer = Omit<Participation, 'memberId'> & {
  /** Null: the survey is anonymous. */
  readonly memberId: string | null;
  readonly answers: Answers;
};

/** Its id is drawn by the database: neither its order nor its time can be read from it. */
export async function insertAnswer(tx: Tx, { answers, ...answer }: NewAnswer): Promise<void> {
  await tx
    .insertInto('surveyAnswer')
    .values({ ...answer, answers: JSON.stringify(answers) })
    .execute();
}

/**
 * Writes all answers of a survey again, in a drawn order and with drawn ids: even the order of the rows on the disk and
 * the transactions that wrote them then say nothing about who wrote which.
 */
export async function shuffleAnswers(tx: Tx, surveyId: string): Promise<void> {
  await sql`with moved as (delete from survey_answer where survey_id = ${surveyId} and member_id is null
      returning survey_id, tenant_id, day, answers)
    insert into survey_answer (survey_id, tenant_id, day, answers)
    select survey_id, tenant_id, day, answers from moved order by random()`.execute(tx);
}
