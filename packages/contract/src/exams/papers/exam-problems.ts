import type { MissingQuestions } from './draw-paper.ts';
import { type ExamPaper, questionCountOf } from './exam-paper.ts';
import { examLimits, type ExamSettings } from './exam-settings.ts';

export const examProblems = [
  'no-questions',
  'too-many-questions',
  'same-question',
  'unknown-question',
  'retired-question',
  'media-not-ready',
  'unknown-category',
  'too-few-in-bank',
  'rule-media-not-ready',
  'window-reversed',
  'window-over',
  'no-end',
  'reveal-without-end',
  'certification-without-pass',
] as const;
export type ExamProblemKind = (typeof examProblems)[number];

/** Why an exam cannot be published as it is; `index` is the question or rule it is about. */
export type ExamProblem = {
  readonly kind: ExamProblemKind;
  readonly index: number | null;
  /** Questions the bank lacks. */
  readonly missing: number | null;
};

const problem = (kind: ExamProblemKind, index: number | null = null, missing: number | null = null): ExamProblem => ({
  kind,
  index,
  missing,
});

export type QuestionProblem = 'unknown-question' | 'retired-question' | 'media-not-ready';

/** The bank’s view of a paper. */
export type PaperFindings = {
  /** Questions of a fixed paper, by their place, with what is wrong. */
  readonly questions: ReadonlyMap<number, QuestionProblem>;
  readonly unknownRules: readonly number[];
  readonly missing: readonly MissingQuestions[];
  /** Rules that could draw a question whose picture or sound takers cannot read yet. */
  readonly unreadyRules: readonly number[];
};

function paperProblems(paper: ExamPaper, findings: PaperFindings): ExamProblem[] {
  const { questions, unknownRules, missing, unreadyRules } = findings;
  const count = questionCountOf(paper);
  const ids = paper.kind === 'fixed' ? paper.questions.map(({ questionId }) => questionId) : [];
  const isSame = (id: string, index: number) => ids.indexOf(id) < index;
  return [
    ...(count === 0 ? [problem('no-questions')] : []),
    ...(count > examLimits.questions ? [problem('too-many-questions')] : []),
    ...ids.flatMap((id, index) => (isSame(id, index) ? [problem('same-question', index)] : [])),
    ...[...questions].map(([index, kind]) => problem(kind, index)),
    ...unknownRules.map((rule) => problem('unknown-category', rule)),
    ...missing
      .filter(({ rule }) => !unknownRules.includes(rule))
      .map(({ rule, count: lacking }) => problem('too-few-in-bank', rule, lacking)),
    ...unreadyRules.map((rule) => problem('rule-media-not-ready', rule)),
  ];
}

function settingsProblems(
  { openTime, closeTime, lengthMinutes, revealTime, isCertification, passPercent }: ExamSettings,
  now: number,
): ExamProblem[] {
  const kinds: ExamProblemKind[] = [];
  if (openTime !== null && closeTime !== null && closeTime <= openTime) kinds.push('window-reversed');
  if (closeTime !== null && closeTime <= now) kinds.push('window-over');
  if (closeTime === null && lengthMinutes === null) kinds.push('no-end');
  if (closeTime === null && revealTime === 'closing') kinds.push('reveal-without-end');
  if (isCertification && passPercent === null) kinds.push('certification-without-pass');
  return kinds.map((kind) => problem(kind));
}

type Draft = { readonly settings: ExamSettings; readonly paper: ExamPaper; readonly findings: PaperFindings };

/** Everything that keeps a draft from being published. */
export const problemsOfExam = ({ settings, paper, findings }: Draft, now: number): ExamProblem[] => [
  ...settingsProblems(settings, now),
  ...paperProblems(paper, findings),
];
