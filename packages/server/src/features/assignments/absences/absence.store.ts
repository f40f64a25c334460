import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { type PeopleScope, isWithin } from '../../people/index.ts';

export type NewAbsence = {
  readonly id: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly timeZone: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly enteredBy: string;
  readonly enteredAt: Date;
};

/** Whether they are not away then already (`assignment_absence_once`). */
export async function insertAbsence(tx: Tx, absence: NewAbsence): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('assignmentAbsence')
    .values(absence)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const findAbsence = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('assignmentAbsence')
    .select(['id', 'memberId', 'firstDay', 'lastDay'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether it stood and was not over. */
export async function markAbsenceCancelled(
  tx: Tx,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assignmentAbsence')
    .set({ cancelledAt: at, cancelledBy: by })
    .where('id', '=', id)
    .where('cancelledAt', 'is', null)
    .where('endsAt', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The people a list is about: those somebody is shown, or one. */
export type AbsenceQuery = { readonly tenantId: string } & (
  | { readonly scope: PeopleScope }
  | { readonly memberId: string }
);

const people = (query: AbsenceQuery): readonly RawBuilder<boolean>[] =>
  'memberId' in query
    ? [sql<boolean>`absence.member_id = ${query.memberId}`]
    : isWithin(query.scope, sql<string>`absence.member_id`);

const absences = (read: Reads, query: AbsenceQuery) =>
  people(query).reduce(
    (found, condition) => found.where(condition),
    read.selectFrom('assignmentAbsence as absence').where('absence.tenantId', '=', query.tenantId),
  );

/** The last to begin first, also those that were cancelled. */
export async function listAbsences(read: Reads, query: AbsenceQuery, paging: Paging) {
  const rows = await absences(read, query)
    .innerJoin('member', 'member.id', 'absence.memberId')
    .innerJoin('member as enterer', 'enterer.id', 'absence.enteredBy')
    .leftJoin('member as canceller', 'canceller.id', 'absence.cancelledBy')
    .select(['absence.id', 'absence.memberId', 'member.fullName', 'absence.firstDay', 'absence.lastDay'])
    .select(['absence.timeZone', 'absence.endsAt', 'absence.enteredAt', 'absence.cancelledAt'])
    .select(['enterer.fullName as entererName', 'canceller.fullName as cancellerName'])
    .orderBy('absence.startsAt', 'desc')
    .orderBy('absence.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await absences(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
