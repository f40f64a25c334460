import type { Difficulty, ExamQuestion } from '../exam-question-kinds.ts';
import { examQuestionProblems } from '../exam-question-problems.ts';

/** The forms questions come and go in: a spreadsheet, Moodle’s text form, and Moodle’s XML. */
export const exchangeFormats = ['table', 'gift', 'moodle'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

export const exchangeLimits = {
  questions: 1_000,
  bytes: 2 * 1024 * 1024,
  /** Lines with something wrong that are listed; the rest is counted. */
  problems: 200,
  /** Questions shown before anything is written. */
  shown: 50,
  exported: 2_000,
  /** Of pictures and sounds in one export; questions with more are left out and counted. */
  exportedFileBytes: 20 * 1024 * 1024,
} as const;

/** Why a line of a file is left out, besides what keeps any question from being asked. */
export const exchangeProblems = [
  ...examQuestionProblems,
  'unknown-kind',
  'wrong-answer',
  'wrong-number',
  'wrong-fields',
  'part-without-stem',
  'not-supported',
  'has-picture',
  'no-category',
  'wrong-category',
  'sensitive',
] as const;
export type ExchangeProblem = (typeof exchangeProblems)[number];

const optionLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export const optionColumns = optionLetters.map((letter) => `option${letter}` as const);

/** The columns of a table of questions, in the order of its template. */
export const exchangeColumns = [
  'category',
  'kind',
  'text',
  ...optionColumns,
  'answer',
  'rule',
  'penalty',
  'difficulty',
  'tags',
  'explanation',
  'weight',
] as const;
export type ExchangeColumn = (typeof exchangeColumns)[number];

/** A question as a file has it: its category by the names from the top. */
export type ExchangedQuestion = {
  readonly category: readonly string[];
  readonly difficulty: Difficulty;
  readonly tags: readonly string[];
  readonly question: ExamQuestion;
  readonly explanation: string;
};
