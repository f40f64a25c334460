import type { Difficulty, ExamQuestion } from '../exam-question-kinds.ts';
import { examQuestionProblems } from '../exam-question-problems.ts';

/** The forms questions come and go in: a spreadsheet, Moodle’s text form, and Moodle’s XML. */
export const exchangeFormats = ['table', 'gift', 'moodle'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

const mb = 1024 * 1024;

export const exchangeLimits = {
  questions: 1_000,
  /** Of a table, of GIFT, and of Moodle XML without its files. */
  bytes: 2 * mb,
  /** Of Moodle XML with its files, which are a third longer in it than they are. */
  moodleBytes: 30 * mb,
  /** Lines with something wrong, or questions an export leaves out, that are listed; the rest is counted. */
  problems: 200,
  /** Questions shown before anything is written. */
  shown: 50,
  exported: 2_000,
  /** Of pictures and sounds in one file; questions with more are left out and named. */
  fileBytes: 20 * mb,
  /** Of pictures and sounds in one import. */
  files: 500,
} as const;

/** A picture or sound of a file is not taken for one of these. */
const fileProblems = [
  'file-missing',
  'file-place',
  'file-type',
  'file-damaged',
  'file-harmful',
  'file-too-large',
  'too-many-files',
] as const;
export type FileProblem = (typeof fileProblems)[number];

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
  ...fileProblems,
  'no-category',
  'wrong-category',
  'sensitive',
] as const;
export type ExchangeProblem = (typeof exchangeProblems)[number];

/** Why an export leaves a question out: the format has no such kind, no files, or its files are not ready or too much. */
export const leftOutReasons = ['kind', 'media', 'file'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

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
