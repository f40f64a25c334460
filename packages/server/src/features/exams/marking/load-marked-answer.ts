import { realAnswerOf } from '@shuyuan/contract/exams/taking/taker-question';
import type { Reads } from '../../../platform/context.ts';
import { listAnswers } from '../taking/answer.store.ts';
import type { AttemptRow } from '../taking/attempt.store.ts';
import { loadPaper } from '../taking/load-paper.ts';

/** The question at one place of a paper with its key, and the answer it got, as it was given and in the ids of its author. */
export async function loadMarkedAnswer(read: Reads, attempt: AttemptRow, ordinal: number) {
  const [paper, answers] = await Promise.all([loadPaper(read, attempt), listAnswers(read, attempt.id)]);
  const asked = paper.find((question) => question.ordinal === ordinal);
  if (!asked) throw new Error('an answer waits for a marker that is not on its paper');
  const { points, question, explanation, order } = asked;
  const given = answers.find((answer) => answer.ordinal === ordinal)?.answer ?? null;
  return { points, question, explanation, given, answer: given && realAnswerOf(question, order, given) };
}
