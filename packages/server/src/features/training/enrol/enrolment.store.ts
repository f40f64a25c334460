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

/** Entries of a draw that is to come. */
export const countEntered = (read: Reads, classId: string): Promise<number> =>
  countRows(enrolmentsIn(read, classId, 'entered'));

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

/** The first of so many next numbers of a class, whose row is locked. */
export async function takeNumbers(tx: Tx, classId: string, count: number): Promise<number> {
  const { first } = await tx
    .updateTable('trainingClass')
    .set({ nextNumber: sql<number>`next_number + ${count}` })
    .where('id', '=', classId)
    .returning(sql<number>`next_number - ${count}`.as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/** With the next number of its class, whose row is locked. */
export async function insertEnrolment(tx: Tx, { at, ...enrolment }: NewEnrolment): Promise<number> {
  const number = await takeNumbers(tx, enrolment.classId, 1);
  await tx
    .insertInto('classEnrolment')
    .values({ ...enrolment, number, appliedAt: at, settledAt: at })
    .execute();
  return number;
}

type Settlement = {
  readonly id: string;
  readonly step: keyof typeof enrolmentLife.table;
  /** Another one than it came with. */
  readonly number?: number;
  readonly reason?: string;
  readonly at: Date;
};

/** Whether the enrolment could take the step. */
export async function settleEnrolment(tx: Tx, { id, step, reason = '', at, ...change }: Settlement): Promise<boolean> {
  const { from, to } = enrolmentLife.table[step];
  const { numUpdatedRows } = await tx
    .updateTable('classEnrolment')
    .set({ state: to, reason, settledAt: at, ...change })
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

/** Applications nobody decided before the class began, and entries of a draw that never came. */
const isUndecided = (now: Date) => sql<boolean>`((enrolment.state = 'applied' and training_class.starts_at <= ${now})
  or (enrolment.state = 'entered' and training_class.ends_at <= ${now}))`;

/** Published classes with such applications. */
export const listToExpire = (read: Reads, now: Date, limit: number) =>
  read
    .selectFrom('classEnrolment as enrolment')
    .innerJoin('trainingClass', 'trainingClass.id', 'enrolment.classId')
    .select(['trainingClass.id', 'trainingClass.tenantId'])
    .distinct()
    .where('trainingClass.state', '=', 'published')
    .where('enrolment.state', 'in', enrolmentLife.table.expire.from)
    .where(isUndecided(now))
    .limit(limit)
    .execute();

/** Closes them; answers whose they were. */
export async function expireUndecided(tx: Tx, classId: string, at: Date): Promise<string[]> {
  const { from, to } = enrolmentLife.table.expire;
  const rows = await tx
    .updateTable('classEnrolment as enrolment')
    .from('trainingClass')
    .set({ state: to, settledAt: at })
    .whereRef('trainingClass.id', '=', 'enrolment.classId')
    .where('enrolment.classId', '=', classId)
    .where('enrolment.state', 'in', from)
    .where(isUndecided(at))
    .returning('enrolment.memberId')
    .execute();
  return rows.map(({ memberId }) => memberId);
}
