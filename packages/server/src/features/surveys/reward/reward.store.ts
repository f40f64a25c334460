import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

/** The next of those who took part and are not paid, marked as paid; of them, the people who still work here. */
export async function takeUnpaid(tx: Tx, surveyId: string, limit: number) {
  const taken = await tx
    .updateTable('surveyParticipation')
    .set({ isPaid: true })
    .where('surveyId', '=', surveyId)
    .where(
      'memberId',
      'in',
      sql<string>`(select member_id from survey_participation where survey_id = ${surveyId} and not is_paid
        order by member_id limit ${limit} for update)`,
    )
    .returning('memberId')
    .execute();
  const ids = taken.map(({ memberId }) => memberId);
  const people =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('member')
          .select(['id', 'fullName as name'])
          .where('id', 'in', ids)
          .where('state', '<>', 'left')
          .orderBy('id')
          .execute();
  return { taken: taken.length, people };
}
