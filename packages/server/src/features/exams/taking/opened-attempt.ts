import { takerQuestionOf } from '@shuyuan/contract/exams/taking/taker-question';
import type { viewAnswerFiles } from '../answer-files/view-answer-files.ts';
import type { SavedAnswer } from './answer.store.ts';
import type { AttemptRow } from './attempt.store.ts';
import type { paperOf } from './load-paper.ts';
import { clockOf } from './save-answers.ts';

type Opened = Pick<AttemptRow, 'id' | 'examId' | 'closesAt' | 'settings'> & {
  readonly examName: string;
  readonly paper: Awaited<ReturnType<typeof paperOf>>;
  readonly answers: SavedAnswer[];
  readonly files: Awaited<ReturnType<typeof viewAnswerFiles>>;
};

/** An attempt as the page that answers it has it: nothing of a key is on it. */
export function openedAttemptOf({ paper, closesAt, settings, ...attempt }: Opened, now: number) {
  const { id, examId, examName, answers, files } = attempt;
  const { logsAttention, hidesAssistant } = settings;
  const questions = paper.map(({ points, question, order }) => ({
    points,
    question: takerQuestionOf(question, order),
  }));
  return { id, examId, examName, questions, answers, files, logsAttention, hidesAssistant, ...clockOf(closesAt, now) };
}
