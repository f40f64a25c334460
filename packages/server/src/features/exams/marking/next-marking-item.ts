import { realAnswerOf } from '@shuyuan/contract/exams/taking/taker-question';
import type { Context } from '../../../platform/context.ts';
import { filesNamedIn, viewAnswerFiles } from '../answer-files/view-answer-files.ts';
import { listAnswers } from '../taking/answer.store.ts';
import { findAttempt } from '../taking/attempt.store.ts';
import { loadPaper } from '../taking/load-paper.ts';
import { openMarkedExam } from './marking.policy.ts';
import { findNextItem } from './marking-queue.store.ts';
import { listMarkerMarks } from './marking.store.ts';

type Input = {
  readonly id: string;
  readonly questionId: string;
  readonly version: number;
  readonly skip?: string | undefined;
};

/** Blind: neither the person nor the attempt is named, and no mark of another marker but to the third. */
export async function nextMarkingItem(ctx: Context, { id: examId, ...query }: Input) {
  await openMarkedExam(ctx, examId);
  const { read, actor } = ctx;
  const item = await findNextItem(read, { examId, markerId: actor.id, ...query, skip: query.skip });
  const attempt = item && (await findAttempt(read, item.attemptId));
  if (!attempt) return { item: null };
  const { id, ordinal, state } = item;
  const [paper, answers, marks] = await Promise.all([
    loadPaper(read, attempt),
    listAnswers(read, attempt.id),
    listMarkerMarks(read, id),
  ]);
  const asked = paper.find((question) => question.ordinal === ordinal);
  if (!asked) throw new Error('an answer waits for a marker that is not on its paper');
  const { points, question, explanation, order } = asked;
  const given = answers.find((answer) => answer.ordinal === ordinal)?.answer ?? null;
  const answer = given && realAnswerOf(question, order, given);
  const files = await viewAnswerFiles(ctx, attempt.id, { fileIds: filesNamedIn(given), isNamed: false });
  const otherMarks = state === 'differing' ? marks.map(({ mark, comment }) => ({ mark, comment })) : [];
  return { item: { id, points, question, explanation, answer, files, otherMarks } };
}
