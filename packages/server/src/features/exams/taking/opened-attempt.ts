import { takerQuestionOf } from '@shuyuan/contract/exams/taking/taker-question';
import type { viewAnswerFiles } from '../answer-files/view-answer-files.ts';
import type { SavedAnswer } from './answer.store.ts';
import type { AttemptRow } from './attempt.store.ts';
import type { paperOf } from './load-paper.ts';
import { clockOf } from './save-answers.ts';

type Opened = Pick<AttemptRow, 'id' | 'examId' | 'closesAt' | 'settings'> & {
  readonly examName: string;
  readonly questions: ReturnType<typeof takerQuestionsOf>;
  readonly answers: SavedAnswer[];
  readonly files: Awaited<ReturnType<typeof viewAnswerFiles>>;
};

/** An attempt as the page that answers it has it. */
export function openedAttemptOf({ questions, closesAt, settings, ...attempt }: Opened, now: number) {
  const { id, examId, examName, answers, files } = attempt;
  const { logsAttention, hidesAssistant, hasCalculator } = settings;
  const shown = { logsAttention, hidesAssistant, hasCalculator };
  return { id, examId, examName, questions, answers, files, ...shown, ...clockOf(closesAt, now) };
}

/** A paper without its keys. */
export const takerQuestionsOf = (paper: Awaited<ReturnType<typeof paperOf>>) =>
  paper.map(({ points, question, order }) => ({ points, question: takerQuestionOf(question, order) }));
