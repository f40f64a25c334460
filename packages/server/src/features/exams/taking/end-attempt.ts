import { createHash } from 'node:crypto';
import { markAnswer } from '@shuyuan/contract/exams/marking/mark-answer';
import { resultOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { isOver } from '@shuyuan/contract/exams/taking/attempt-time';
import { realAnswerOf } from '@shuyuan/contract/exams/taking/taker-question';
import type { Reads, Tx } from '../../../platform/context.ts';
import { insertItems } from '../marking/marking.store.ts';
import { followDropped } from '../regrade/follow-dropped.ts';
import { type SavedAnswer, listAnswers } from './answer.store.ts';
import { type AttemptEnder, type AttemptRow, lockAttempt, updateEnded } from './attempt.store.ts';
import { loadPaper } from './load-paper.ts';
import { insertMarks } from './mark.store.ts';

/** Anybody who has the answers can make it again. */
const receiptOf = (attemptId: string, answers: readonly SavedAnswer[]): string =>
  createHash('sha256')
    .update(JSON.stringify([attemptId, answers.map(({ ordinal, revision, answer }) => [ordinal, revision, answer])]))
    .digest('hex')
    .slice(0, 16)
    .toUpperCase();

/** Marks by the keys of the frozen paper, in ten-thousandths of a point; null: somebody has to read it. */
async function marksOf(read: Reads, attempt: AttemptRow, answers: readonly SavedAnswer[]) {
  const given = new Map(answers.map(({ ordinal, answer }) => [ordinal, answer]));
  return (await loadPaper(read, attempt)).map(({ points, question, order, ...asked }) => {
    const answer = given.get(asked.ordinal);
    const share = markAnswer(question, answer ? realAnswerOf(question, order, answer) : undefined);
    return { ...asked, mark: share === null ? null : share * points };
  });
}

type Ending = { readonly by: AttemptEnder; readonly now: number };

/** Ends and marks an attempt that is locked. */
async function endLocked(tx: Tx, attempt: AttemptRow, { by, now }: Ending): Promise<void> {
  const { id, tenantId, examId, memberId, pointSum, settings, closesAt } = attempt;
  const answers = await listAnswers(tx, id);
  const marks = await marksOf(tx, attempt, answers);
  const at = new Date(now);
  const marked = marks.flatMap(({ ordinal, mark }) => (mark === null ? [] : [{ ordinal, mark }]));
  await insertMarks(tx, { attemptId: id, tenantId, marks: marked, markerId: null, at });
  const unread = marks.flatMap(({ ordinal, questionId, version, mark }) =>
    mark === null ? [{ ordinal, questionId, version }] : [],
  );
  await insertItems(tx, { tenantId, examId, attemptId: id, memberId, questions: unread, createdAt: at });
  const { passPercent } = settings;
  const { score, result } = resultOf({ marks: marks.map(({ mark }) => mark), pointSum, passPercent });
  const endedAt = by === 'clock' ? new Date(Math.min(now, closesAt.getTime())) : at;
  await updateEnded(tx, {
    id,
    endedAt,
    endedBy: by,
    receipt: by === 'taker' ? receiptOf(id, answers) : null,
    result,
    score,
    at,
  });
  await followDropped(tx, attempt, at);
}

type EndInput = {
  /** The taker asks for it; otherwise it ends only if its time is up. */
  readonly isHandedIn: boolean;
  readonly now: number;
};

/**
 * Ends an attempt once: whoever comes second reads what the first has left. Its end is read while it is locked: extra time
 * that was given a moment ago counts, and neither the clock nor a late hand-in cuts it.
 */
export async function endAttempt(tx: Tx, id: string, { isHandedIn, now }: EndInput): Promise<AttemptRow | undefined> {
  const attempt = await lockAttempt(tx, id);
  if (!attempt || attempt.endedAt) return attempt;
  const isTimeUp = isOver(attempt.closesAt.getTime(), now);
  if (!isTimeUp && !isHandedIn) return attempt;
  await endLocked(tx, attempt, { by: isTimeUp ? 'clock' : 'taker', now });
  return lockAttempt(tx, id);
}

/** Ends an open attempt that is locked, for whoever watches over its exam; its time need not be up. */
export async function endOpenAttempt(tx: Tx, attempt: AttemptRow, now: number): Promise<AttemptRow | undefined> {
  await endLocked(tx, attempt, { by: 'manager', now });
  return lockAttempt(tx, attempt.id);
}
