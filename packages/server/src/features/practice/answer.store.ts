import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { DayCounts } from '@shuyuan/contract/practice/daily-limits';
import type { PracticeGrade } from '@shuyuan/contract/practice/practice-grade';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../platform/db.ts';
import type { Schedule } from './schedule-after.ts';

type AnswerKey = { readonly memberId: string; readonly id: string };

export type AnswerRow = AnswerKey & {
  readonly cardId: string;
  readonly number: number;
  readonly mark: number;
  readonly grade: PracticeGrade;
  /** The schedule of the card before it. */
  readonly before: Schedule;
  readonly answeredAt: Date;
};

type SavedSchedule = Omit<Schedule, 'dueAt' | 'answeredAt'> & {
  readonly dueAt: string;
  readonly answeredAt: string | null;
};

const scheduleOf = ({ dueAt, answeredAt, ...rest }: SavedSchedule): Schedule => ({
  ...rest,
  dueAt: new Date(dueAt),
  answeredAt: answeredAt === null ? null : new Date(answeredAt),
});

export async function findAnswer(read: Reads, { memberId, id }: AnswerKey): Promise<AnswerRow | undefined> {
  const row = await read
    .selectFrom('practiceAnswer')
    .select(['memberId', 'id', 'cardId', 'number', 'mark', 'answeredAt'])
    // Written by `insertAnswer` alone.
    .select([sql<PracticeGrade>`grade`.as('grade'), sql<SavedSchedule>`before`.as('before')])
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, before: scheduleOf(row.before) };
}

type NewAnswer = AnswerRow & { readonly tenantId: string; readonly answer: ExamAnswer | null; readonly day: string };

export async function insertAnswer(tx: Tx, { answer, before, day, ...row }: NewAnswer): Promise<void> {
  await tx
    .insertInto('practiceAnswer')
    .values({ ...row, answer: answer && jsonOf(answer), before: jsonOf(before), day: sql<Date>`${day}::date` })
    .execute();
}

export async function updateGrade(
  tx: Tx,
  { memberId, id, grade }: AnswerKey & { grade: PracticeGrade },
): Promise<void> {
  await tx.updateTable('practiceAnswer').set({ grade }).where('memberId', '=', memberId).where('id', '=', id).execute();
}

export async function countDay(read: Reads, memberId: string, day: string): Promise<DayCounts> {
  const { answers, newCards } = await read
    .selectFrom('practiceAnswer')
    .select([sql<bigint>`count(*)`.as('answers'), sql<bigint>`count(*) filter (where number = 1)`.as('newCards')])
    .where('memberId', '=', memberId)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirstOrThrow();
  return { answers: Number(answers), newCards: Number(newCards) };
}

/** Nobody is counted further back. */
const maxDays = 1_000;

/** The days on which somebody practised, latest first. Written out: a date of the driver would be a moment of this machine's zone. */
export async function listDays(read: Reads, memberId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('practiceAnswer')
    .select(sql<string>`day::text`.as('day'))
    .distinct()
    .where('memberId', '=', memberId)
    .orderBy(sql`day::text`, 'desc')
    .limit(maxDays)
    .execute();
  return rows.map(({ day }) => day);
}
