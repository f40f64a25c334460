import type { Difficulty } from '../bank/exam-question-kinds.ts';

/** The definition of a paper: the same questions for everybody, or drawn for each taker by a blueprint. */
export type ExamPaper =
  | { readonly kind: 'fixed'; readonly questions: readonly PaperQuestion[] }
  | { readonly kind: 'drawn'; readonly rules: readonly DrawRule[] };

export type PaperQuestion = { readonly questionId: string; readonly version: number; readonly points: number };

/** So many questions of a category, with everything that lies in it. */
export type DrawRule = {
  readonly categoryId: string;
  /** Null: of every difficulty. */
  readonly difficulty: Difficulty | null;
  readonly count: number;
  /** Of each. */
  readonly points: number;
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Known before anything is drawn: every paper of an exam counts the same. */
export const pointSumOf = (paper: ExamPaper): number =>
  paper.kind === 'fixed'
    ? sumOf(paper.questions.map(({ points }) => points))
    : sumOf(paper.rules.map(({ count, points }) => count * points));

export const questionCountOf = (paper: ExamPaper): number =>
  paper.kind === 'fixed' ? paper.questions.length : sumOf(paper.rules.map(({ count }) => count));
