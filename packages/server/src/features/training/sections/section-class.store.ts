import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** The answer of `class_outcome` of the database: the one place that says who attended a class. */
type OutcomeRow = { readonly meetingCount: number; readonly attendedCount: number; readonly isAttended: boolean };

type OutcomeQuery = { readonly classId: string; readonly memberId: string; readonly asOf: Date };

export const findOutcome = (read: Reads, { classId, memberId, asOf }: OutcomeQuery): Promise<OutcomeRow> =>
  read
    .selectFrom(sql<OutcomeRow>`class_outcome(${classId}, ${memberId}, ${asOf})`.as<'outcome'>(sql`outcome`))
    .selectAll('outcome')
    .executeTakeFirstOrThrow();

type Invitation = { readonly classId: string; readonly memberId: string; readonly tenantId: string };

export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  await tx
    .insertInto('classInvitation')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
