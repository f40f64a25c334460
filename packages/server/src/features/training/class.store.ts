import type { ClassKind, ClassSelection } from '@shuyuan/contract/training/class-kinds';
import type { ClassState } from '@shuyuan/contract/training/class-states';
import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { ClassType, TrainType } from '@shuyuan/contract/study/training';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../platform/db.ts';

/** The fields its managers decide, beside the meetings. */
export type ClassFields = {
  readonly kind: ClassKind;
  readonly trainType: TrainType;
  readonly classType: ClassType;
  readonly title: string;
  readonly introduction: string;
  readonly teacherId: string;
  readonly audience: CourseAudience;
  readonly selection: ClassSelection;
  readonly needsApproval: boolean;
  readonly seats: number | null;
  readonly waitingMax: number;
  readonly openTime: number | null;
  readonly closeTime: number | null;
  readonly cancelHoursBefore: number;
  readonly timeZone: string;
  readonly surveyId: string | null;
};

const toTime = (at: Date | null): number | null => at?.getTime() ?? null;
const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** `ClassTimes` of the contract. */
export const evaluatesUntil =
  sql<Date | null>`class_evaluated_until(training_class.survey_id, training_class.ends_at)`.as('evaluatesUntil');

const byId = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('trainingClass')
    .innerJoin('member as teacher', 'teacher.id', 'trainingClass.teacherId')
    .select(['trainingClass.id', 'trainingClass.tenantId', 'trainingClass.authorId', 'trainingClass.teacherId'])
    .select(['teacher.fullName as teacherName', 'trainingClass.state', 'trainingClass.kind', 'trainingClass.trainType'])
    .select(['trainingClass.classType', 'trainingClass.title', 'trainingClass.introduction', 'trainingClass.seats'])
    .select(['trainingClass.seatsTaken', 'trainingClass.waitingMax', 'trainingClass.cancelHoursBefore'])
    .select(['trainingClass.timeZone', 'trainingClass.cancelReason', 'trainingClass.revision'])
    .select(['trainingClass.surveyId', 'trainingClass.seriesId'])
    .select(evaluatesUntil)
    .select(['trainingClass.needsApproval', 'trainingClass.selection', 'trainingClass.drawnAt'])
    .select(['trainingClass.opensAt', 'trainingClass.closesAt', 'trainingClass.startsAt', 'trainingClass.endsAt'])
    // Written by `insertClass` and `updateClass` alone.
    .select(sql<CourseAudience>`training_class.audience`.as('audience'))
    .where('trainingClass.tenantId', '=', tenantId)
    .where('trainingClass.id', '=', id);

type Selected = Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirstOrThrow']>>;

const rowOf = (row: Selected) => ({
  ...row,
  opensAt: toTime(row.opensAt),
  closesAt: toTime(row.closesAt),
  startsAt: toTime(row.startsAt),
  endsAt: toTime(row.endsAt),
  drawnAt: toTime(row.drawnAt),
  evaluatesUntil: toTime(row.evaluatesUntil),
});
export type ClassRow = ReturnType<typeof rowOf>;

export async function findClass(read: Reads, tenantId: string, id: string): Promise<ClassRow | undefined> {
  const row = await byId(read, tenantId, id).executeTakeFirst();
  return row && rowOf(row);
}

/** Everybody who changes a class or its enrolments waits here, one after another: the class first, then its enrolments. */
export async function lockClass(tx: Tx, tenantId: string, id: string): Promise<ClassRow | undefined> {
  const row = await byId(tx, tenantId, id).forNoKeyUpdate('trainingClass').executeTakeFirst();
  return row && rowOf(row);
}

const columnsOf = ({ openTime, closeTime, audience, ...fields }: ClassFields) => ({
  ...fields,
  audience: jsonOf(audience),
  opensAt: toDate(openTime),
  closesAt: toDate(closeTime),
});

type NewClass = ClassFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  /** Its own id, or the series of the class it is a copy of. */
  readonly seriesId: string;
  readonly at: Date;
};

export async function insertClass(
  tx: Tx,
  { id, tenantId, authorId, seriesId, at, ...fields }: NewClass,
): Promise<void> {
  await tx
    .insertInto('trainingClass')
    .values({ id, tenantId, authorId, seriesId, ...columnsOf(fields), createdAt: at, updatedAt: at })
    .execute();
}

type Change = {
  readonly id: string;
  readonly at: Date;
  readonly fields?: ClassFields;
  readonly state?: ClassState;
  readonly publishedAt?: Date;
  readonly cancelReason?: string;
};

/** Answers the next revision. */
export async function updateClass(tx: Tx, { id, at, fields, ...change }: Change): Promise<number> {
  const { revision } = await tx
    .updateTable('trainingClass')
    .set({ ...change, ...(fields && columnsOf(fields)) })
    .set({ updatedAt: at, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Whether all of these people work in the company. */
export async function areColleagues(read: Reads, tenantId: string, memberIds: readonly string[]): Promise<boolean> {
  const { total } = await read
    .selectFrom('member')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('tenantId', '=', tenantId)
    .where('state', '<>', 'left')
    .where(sql<boolean>`id = any(${[...memberIds]}::text[])`)
    .executeTakeFirstOrThrow();
  return Number(total) === new Set(memberIds).size;
}
