import type { Tx } from '../../../platform/context.ts';
import type { AttemptRow } from '../taking/attempt.store.ts';
import { insertRegradedMarks, listDroppedQuestions, listMarkedQuestions } from './regrade.store.ts';
import { regradedAttempt } from './regraded-attempt.ts';

const drop = { rule: 'drop', asked: undefined, chosen: undefined } as const;

/**
 * Questions that were dropped count by the rest of the paper. An attempt that was answered then, or waited for a person, did not
 * have it yet: they follow when it ends, and when its marks are given. The attempt is locked and has its result.
 */
export async function followDropped(tx: Tx, { id, tenantId, examId }: AttemptRow, at: Date): Promise<void> {
  const dropped = await listDroppedQuestions(tx, examId);
  const [latest] = dropped;
  if (!latest) return;
  const questionIds = dropped.map(({ questionId }) => questionId);
  const rows = await listMarkedQuestions(tx, { examId, questionIds, attemptId: id });
  const mayLower = dropped.every((question) => question.mayLower);
  const attempts = regradedAttempt(rows, () => drop, mayLower);
  if (attempts.length > 0) await insertRegradedMarks(tx, { regradeId: latest.regradeId, tenantId, attempts, at });
}
