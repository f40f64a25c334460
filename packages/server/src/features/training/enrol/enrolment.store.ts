import {
  type ActiveEnrolmentState,
  activeEnrolmentStates,
  enrolmentLife,
  type EnrolmentState,
} from '@shuyuan/contract/training/enrolment-states';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { countRows } from '../../../platform/count-rows.ts';

const enrolmentsIn = (read: Reads, classId: string, state: EnrolmentState) =>
  read.selectFrom('classEnrolment').where('classId', '=', classId).where('state', '=', state);

/** Applications that wait for approval. */
export const countApplied = (read: Reads, classId: string): Promise<number> =>
  countRows(enrolmentsIn(read, classId, 'applied'));

export const countWaiting = (read: Reads, classId: string): Promise<number> =>
  countRows(enrolmentsIn(read, classId, 'waiting'));

/** How many wait up to and including this number. */
export const findWaitingPosition = (read: Reads, classId: string, number: number): Promise<number> =>
  countRows(enrolmentsIn(read, classId, 'waiting').where('number', '<=', number));

export const findActiveEnrolment = (read: Reads, classId: string, memberId: string) =>
  read
    .selectFrom('classEnrolment')
    .select(['id', 'number'])
    // The condition below leaves no other state.
    .select((eb) => eb.ref('state').$castTo<ActiveEnrolmentState>().as('state'))
    .where('classId', '=', classId)
    .where('memberId', '=', memberId)
    .where('state', 'in', activeEnrolmentStates)
    .executeTakeFirst();

export const findEnrolment = (read: Reads, classId: string, id: string) =>
  read
    .selectFrom('classEnrolment')
    .select(['id', 'memberId', 'state'])
    .where('classId', '=', classId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function listActiveMembers(read: Reads, classId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('classEnrolment')
    .select('memberId')
    .where('classId', '=', classId)
    .where('state', 'in', activeEnrolmentStates)
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

type Settlement = {
  readonly id: string;
  readonly step: keyof typeof enrolmentLife.table;
  readonly reason?: string;
  readonly at: Date;
};

/** Whether the enrolment could take the step. */
export async function settleEnrolment(tx: Tx, { id, step, reason = '', at }: Settlement): Promise<boolean> {
  const { from, to } = enrolmentLife.table[step];
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
