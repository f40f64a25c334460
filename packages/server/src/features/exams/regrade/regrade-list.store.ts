import type { ExamQuestionKind } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { regradeLimits } from '@shuyuan/contract/exams/marking/regrade.wire';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { RegradeKey } from './regrade.store.ts';

type AskedQuestion = {
  readonly questionId: string;
  readonly text: string;
  readonly kind: ExamQuestionKind;
  readonly askedVersions: number[];
  readonly latestVersion: number;
  readonly attemptCount: number;
};

/** The questions that attempts of an exam which have ended were asked. */
export const listAskedQuestions = (read: Reads, examId: string): Promise<AskedQuestion[]> =>
  read
    .with('asked', (db) =>
      db
        .selectFrom('examAttempt as attempt')
        .innerJoin('examAttemptQuestion as question', 'question.attemptId', 'attempt.id')
        .select('question.questionId')
        .select([
          sql<number[]>`array_agg(distinct question.version order by question.version)`.as('askedVersions'),
          sql<number>`count(*)::integer`.as('attemptCount'),
        ])
        .where('attempt.examId', '=', examId)
        .where('attempt.endedAt', 'is not', null)
        .groupBy('question.questionId'),
    )
    .selectFrom('asked')
    .innerJoin('examQuestion as entry', 'entry.id', 'asked.questionId')
    .select(['asked.questionId', 'asked.askedVersions', 'asked.attemptCount', 'entry.text'])
    .select(['entry.version as latestVersion', sql<ExamQuestionKind>`entry.kind`.as('kind')])
    .orderBy('asked.attemptCount', 'desc')
    .orderBy('entry.text')
    .orderBy('entry.id')
    .limit(regradeLimits.questions)
    .execute();

type PastKey = { readonly questionId: string; readonly rule?: RegradeKey['rule']; readonly version?: number };

/** Of an exam, latest first. */
export const listPastRegrades = (read: Reads, examId: string) =>
  read
    .selectFrom('examRegrade as regrade')
    .innerJoin('member', 'member.id', 'regrade.madeBy')
    .select(['regrade.id', 'regrade.madeAt', 'member.fullName', 'regrade.mayLower', 'regrade.changedCount'])
    // Written by `insertRegrade` alone; the first ones had no rule but the key.
    .select(sql<readonly PastKey[]>`regrade.keys`.as('keys'))
    .where('regrade.examId', '=', examId)
    .orderBy('regrade.madeAt', 'desc')
    .orderBy('regrade.id', 'desc')
    .limit(regradeLimits.past)
    .execute();

type PassedQuery = { readonly examId: string; readonly memberIds: readonly string[] };

/** The attempts of an exam these people have passed. */
export const listPassedAttempts = (read: Reads, { examId, memberIds }: PassedQuery) =>
  read
    .selectFrom('examAttempt')
    .select(['id', 'memberId'])
    .where('examId', '=', examId)
    .where('result', '=', 'passed')
    .where(sql<boolean>`member_id = any(${[...memberIds]}::text[])`)
    .execute();
