import type { Context } from '../../../platform/context.ts';
import { filesNamedIn, viewAnswerFiles } from '../answer-files/view-answer-files.ts';
import { findAttempt } from '../taking/attempt.store.ts';
import { loadMarkedAnswer } from './load-marked-answer.ts';
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
  const [{ given, ...answered }, marks] = await Promise.all([
    loadMarkedAnswer(read, attempt, ordinal),
    listMarkerMarks(read, id),
  ]);
  const files = await viewAnswerFiles(ctx, attempt.id, { fileIds: filesNamedIn(given), isNamed: false });
  const otherMarks = state === 'differing' ? marks.map(({ mark, comment, levels }) => ({ mark, comment, levels })) : [];
  return { item: { id, ...answered, files, otherMarks } };
}
