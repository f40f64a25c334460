import type { Context } from '../../../platform/context.ts';
import { marksComeTo } from '../marking/settle-attempt.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import type { ConsequenceSource } from '../regrade/list-consequences.ts';
import { type AttemptRow, findAttempt } from '../taking/attempt.store.ts';
import { isDoneOtherwise, listEntries } from './annul.store.ts';
import { demandEnded } from './demand-ended.ts';

/** Everything outside the exam that would follow. An exam that is done by another attempt as well changes no pass. */
async function consequencesOf(ctx: Context, attempt: AttemptRow, sources: readonly ConsequenceSource[]) {
  const { read } = ctx;
  const { id: attemptId, examId, memberId, settings } = attempt;
  const isAnnulled = attempt.result === 'annulled';
  const byMarks = await marksComeTo(read, attempt);
  const isDone = byMarks.result === 'passed' || settings.passPercent === null;
  const turned = isDone && !(await isDoneOtherwise(read, { id: attemptId, examId, memberId })) ? [memberId] : [];
  const after = { newScore: byMarks.score, newResult: isAnnulled ? byMarks.result : ('annulled' as const) };
  const changes = {
    examId,
    gainedIds: isAnnulled ? turned : [],
    lostIds: isAnnulled ? [] : turned,
    attempts: [{ attemptId, memberId, ...after }],
    at: new Date(ctx.now()),
  };
  return (await Promise.all(sources.map((list) => list(read, changes)))).flat();
}

type Input = { readonly id: string; readonly attemptId: string };

/** The step a manager can take with the result of an attempt, what it changes elsewhere, and the steps before it. */
export async function readAnnulment(ctx: Context, { id, attemptId }: Input, sources: readonly ConsequenceSource[]) {
  const { id: examId } = await openManagedExam(ctx, id);
  const attempt = demandEnded({ ctx, examId, attempt: await findAttempt(ctx.read, attemptId) });
  const consequences = await consequencesOf(ctx, attempt, sources);
  const entries = await listEntries(ctx.read, attemptId);
  return {
    isAnnulled: attempt.result === 'annulled',
    consequences,
    entries: entries.map(({ madeAt, ...entry }) => ({ ...entry, time: madeAt.getTime() })),
  };
}
