import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { RegradeRule } from '@shuyuan/contract/exams/marking/corrected-mark';
import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import type { AttemptResult } from '@shuyuan/contract/exams/taking/attempt-result';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../../platform/db.ts';

/** A question that is put right; a version where the rule marks by a key. */
export type RegradeKey = {
  readonly questionId: string;
  readonly rule: RegradeRule;
  readonly version?: number | undefined;
};

export type MarkedQuestion = {
  readonly attemptId: string;
  readonly memberId: string;
  readonly fullName: string;
  readonly number: number;
  readonly seed: string;
  readonly settings: ExamSettings;
  readonly pointSum: number;
  readonly result: AttemptResult | null;
  readonly score: number | null;
  readonly ordinal: number;
  readonly questionId: string;
  readonly version: number;
  readonly points: number;
  readonly answer: ExamAnswer | null;
  /** The latest; null: waits for a person. */
  readonly mark: number | null;
};

type MarkedQuery = {
  readonly examId: string;
  readonly questionIds: readonly string[];
  /** Of this one alone. */
  readonly attemptId?: string;
};

/** These questions as they were asked in all attempts of an exam that have ended, attempt by attempt. */
export async function listMarkedQuestions(
  read: Reads,
  { examId, questionIds, attemptId }: MarkedQuery,
): Promise<MarkedQuestion[]> {
  return read
    .selectFrom('examAttempt as attempt')
    .innerJoin('examAttemptQuestion as asked', 'asked.attemptId', 'attempt.id')
    .innerJoin('member', 'member.id', 'attempt.memberId')
    .leftJoin('examAnswer as given', (join) =>
      join.onRef('given.attemptId', '=', 'attempt.id').onRef('given.ordinal', '=', 'asked.ordinal'),
    )
    .select(['attempt.id as attemptId', 'attempt.memberId', 'member.fullName', 'attempt.number', 'attempt.seed'])
    .select(['attempt.pointSum', 'attempt.result'])
    .select(['attempt.score', 'asked.ordinal', 'asked.questionId', 'asked.version', 'asked.points'])
    .select([
      // Written by `insertAttempts` and `upsertAnswers` alone.
      sql<ExamSettings>`attempt.settings`.as('settings'),
      sql<ExamAnswer | null>`given.answer`.as('answer'),
      sql<number | null>`(select mark.mark from exam_mark mark where mark.attempt_id = attempt.id
        and mark.ordinal = asked.ordinal order by mark.number desc limit 1)`.as('mark'),
    ])
    .where('attempt.examId', '=', examId)
    .where('attempt.endedAt', 'is not', null)
    .where('asked.questionId', 'in', questionIds)
    .$if(attemptId !== undefined, (query) => query.where('attempt.id', '=', attemptId ?? ''))
    .orderBy('attempt.id')
    .orderBy('asked.ordinal')
    .execute();
}

/** A question that counts no more, by the latest correction it is named in. */
export type DroppedQuestion = { readonly questionId: string; readonly regradeId: string; readonly mayLower: boolean };

/** The questions of an exam that count no more since they were dropped, dropped last first. */
export const listDroppedQuestions = (read: Reads, examId: string): Promise<DroppedQuestion[]> =>
  read
    .selectFrom(
      sql<
        DroppedQuestion & Pick<RegradeKey, 'rule'> & { readonly madeAt: Date }
      >`(select distinct on (entry."questionId") entry."questionId" as question_id, entry.rule, regrade.id as regrade_id,
          regrade.may_lower, regrade.made_at
        from exam_regrade regrade, jsonb_to_recordset(regrade.keys) as entry("questionId" text, rule text)
        where regrade.exam_id = ${examId} order by entry."questionId", regrade.made_at desc, regrade.id desc)`.as<'latest'>(
        sql`latest`,
      ),
    )
    .select(['latest.questionId', 'latest.regradeId', 'latest.mayLower'])
    .where('latest.rule', '=', 'drop')
    .orderBy('latest.madeAt', 'desc')
    .orderBy('latest.questionId')
    .execute();

/** In one order, as whoever marks or reopens one of them locks it. */
export async function lockEndedAttempts(tx: Tx, examId: string): Promise<void> {
  await tx
    .selectFrom('examAttempt')
    .select('id')
    .where('examId', '=', examId)
    .where('endedAt', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type RegradedAttempt = {
  readonly attemptId: string;
  readonly newScore: number;
  readonly newResult: AttemptResult;
  readonly marks: readonly { readonly ordinal: number; readonly mark: number }[];
};

type NewRegrade = {
  readonly id: string;
  readonly tenantId: string;
  readonly examId: string;
  readonly keys: readonly RegradeKey[];
  readonly mayLower: boolean;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly attempts: readonly RegradedAttempt[];
};

/** A correction, with the marks and results it comes to; all attempts are locked. */
export async function insertRegrade(tx: Tx, { attempts, keys, ...regrade }: NewRegrade): Promise<void> {
  const { id: regradeId, tenantId, madeAt: at } = regrade;
  await tx
    .insertInto('examRegrade')
    .values({ ...regrade, keys: jsonOf(keys), changedCount: attempts.length })
    .execute();
  await insertRegradedMarks(tx, { regradeId, tenantId, attempts, at });
}

type RegradedMarks = {
  readonly regradeId: string;
  readonly tenantId: string;
  readonly attempts: readonly RegradedAttempt[];
  readonly at: Date;
};

/** New marks beside the earlier ones, and the results they come to; all attempts are locked. */
export async function insertRegradedMarks(tx: Tx, { regradeId, tenantId, attempts, at }: RegradedMarks): Promise<void> {
  const marks = attempts.flatMap(({ attemptId, marks: own }) => own.map((mark) => ({ attemptId, ...mark })));
  await sql`insert into exam_mark (attempt_id, ordinal, number, tenant_id, mark, regrade_id, created_at)
    select entry."attemptId", entry.ordinal, (select coalesce(max(earlier.number), 0) + 1 from exam_mark earlier
      where earlier.attempt_id = entry."attemptId" and earlier.ordinal = entry.ordinal), ${tenantId}, entry.mark,
      ${regradeId}, ${at}
    from jsonb_to_recordset(${jsonOf(marks)}) as entry("attemptId" text, ordinal smallint, mark integer)`.execute(tx);
  const results = attempts.map(({ attemptId, newScore, newResult }) => ({ attemptId, newScore, newResult }));
  await sql`update exam_attempt set score = entry."newScore", result = entry."newResult",
      settled_at = case when result = entry."newResult" then settled_at else ${at}::timestamptz end
    from jsonb_to_recordset(${jsonOf(results)}) as entry("attemptId" text, "newScore" integer, "newResult" text)
    where exam_attempt.id = entry."attemptId"`.execute(tx);
}
