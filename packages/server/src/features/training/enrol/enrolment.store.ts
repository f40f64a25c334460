import { enrolmentLife, type EnrolmentState, standingStates } from '@shuyuan/contract/training/enrolment-states';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export async function countWaiting(read: Reads, classId: string): Promise<number> {
  const { total } = await read
    .selectFrom('classEnrolment')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('classId', '=', classId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many wait up to and including this number. */
export async function findWaitingPosition(read: Reads, classId: string, number: number): Promise<number> {
  const { total } = await read
    .selectFrom('classEnrolment')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('classId', '=', classId)
    .where('state', '=', 'waiting')
    .where('number', '<=', number)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export const findStanding = (read: Reads, classId: string, memberId: string) =>
  read
    .selectFrom('classEnrolment')
    .select(['id', 'number', 'state'])
    .where('classId', '=', classId)
    .where('memberId', '=', memberId)
    .where('state', 'in', standingStates)
    .executeTakeFirst();

export const findEnrolment = (read: Reads, classId: string, id: string) =>
  read
    .selectFrom('classEnrolment')
    .select(['id', 'memberId', 'state'])
    .where('classId', '=', classId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function listStandingMembers(read: Reads, classId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('classEnrolment')
    .select('memberId')
    .where('classId', '=', classId)
    .where('state', 'in', standingStates)
    .execute();
  return rows.map(({ memberId }) => memberId);
}

type NewEnrolment = {
  readonly id: string;
  readonly tenantId: string;
  readonly classId: string;
  readonly memberId: string;
  readonly state: EnrolmentState;
  readonly addedBy: string | null;
  readonly at: Date;
};

/** With the next number of its class, whose row is locked. */
export async function insertEnrolment(tx: Tx, { at, ...enrolment }: NewEnrolment): Promise<number> {
  const { number } = await tx
    .updateTable('trainingClass')
    .set({ nextNumber: sql<number>`next_number + 1` })
    .where('id', '=', enrolment.classId)
    .returning(sql<number>`next_number - 1`.as('number'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('classEnrolment')
    .values({ ...enrolment, number, appliedAt: at, settledAt: at })
    .execute();
  return number;
}

type Ending = {
  readonly id: string;
  readonly ending: 'cancel' | 'remove';
  readonly reason?: string;
  readonly at: Date;
};

/** Whether it stood. */
export async function endEnrolment(tx: Tx, { id, ending, reason = '', at }: Ending): Promise<boolean> {
  const { from, to } = enrolmentLife.table[ending];
  const { numUpdatedRows } = await tx
    .updateTable('classEnrolment')
    .set({ state: to, reason, settledAt: at })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives every free seat of a class, whose row is locked, to those who wait, in their order; answers who got one. */
export async function promoteFirst(tx: Tx, classId: string, at: Date): Promise<string[]> {
  const { from, to } = enrolmentLife.table.promote;
  const promoted = await tx
    .with('next', (db) =>
      db
        .selectFrom('classEnrolment')
        .select('id')
        .where('classId', '=', classId)
        .where('state', 'in', from)
        .orderBy('number')
        .limit(
          sql<bigint>`(select greatest(0, coalesce(seats - seats_taken, 2147483647)) from training_class where id = ${classId})`,
        ),
    )
    .updateTable('classEnrolment')
    .from('next')
    .set({ state: to, settledAt: at })
    .whereRef('classEnrolment.id', '=', 'next.id')
    .returning('classEnrolment.memberId')
    .execute();
  return promoted.map(({ memberId }) => memberId);
}

/** Published classes that have not begun, with a free seat and somebody who waits. */
export const listToFill = (read: Reads, now: Date, limit: number) =>
  read
    .selectFrom('trainingClass')
    .select(['id', 'tenantId'])
    .where('state', '=', 'published')
    .where('startsAt', '>', now)
    .where(sql<boolean>`(seats is null or seats_taken < seats)`)
    .where(
      sql<boolean>`exists (select from class_enrolment enrolment
        where enrolment.class_id = training_class.id and enrolment.state = 'waiting')`,
    )
    .orderBy('startsAt')
    .limit(limit)
    .execute();
