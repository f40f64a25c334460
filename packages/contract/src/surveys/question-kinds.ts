/** D-183: the kinds of question a survey can ask. */
export const questionKinds = [
  'single',
  'multiple',
  'rating',
  'matrix',
  'shortText',
  'longText',
  'number',
  'date',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The values of a rating, by the name of its scale; `nps` asks "how likely would you recommend …". */
export const ratingScales = { five: [1, 5], ten: [1, 10], nps: [0, 10] } as const satisfies Record<
  string,
  readonly [number, number]
>;
export type RatingScale = keyof typeof ratingScales;

export const surveyLimits = {
  questions: 100,
  options: 50,
  matrixRows: 20,
  matrixColumns: 10,
  title: 200,
  option: 100,
  shortText: 200,
  longText: 2_000,
  /** Coins for one answer: ten thousand. */
  rewardHundredths: 1_000_000,
  /** Templates of one company. */
  templates: 200,
} as const;

export type Option = { readonly id: string; readonly text: string };

/** A question is shown when an earlier one was answered so: one of the options, or a number within the range. */
export type Condition =
  | { readonly kind: 'chosen'; readonly questionId: string; readonly optionIds: readonly string[] }
  | { readonly kind: 'between'; readonly questionId: string; readonly from: number; readonly to: number };

type Common = {
  readonly id: string;
  readonly title: string;
  readonly isRequired: boolean;
  /** Whether a new page begins before it. */
  readonly startsPage: boolean;
  readonly condition: Condition | null;
};

export type Question = Common &
  (
    | { readonly kind: 'single'; readonly options: readonly Option[] }
    | {
        readonly kind: 'multiple';
        readonly options: readonly Option[];
        readonly min: number | null;
        readonly max: number | null;
      }
    | { readonly kind: 'rating'; readonly scale: RatingScale }
    | { readonly kind: 'matrix'; readonly rows: readonly Option[]; readonly columns: readonly Option[] }
    | { readonly kind: 'shortText' | 'longText' }
    | { readonly kind: 'number'; readonly min: number | null; readonly max: number | null }
    | { readonly kind: 'date' }
  );
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { readonly kind: Kind }>;

export type QuestionProblem =
  | 'same-id'
  | 'too-few-options'
  | 'empty-text'
  | 'same-option'
  | 'wrong-bounds'
  | 'condition-not-earlier'
  | 'condition-wrong-kind'
  | 'condition-unknown-option'
  | 'condition-wrong-bounds';

const hasDuplicates = (values: readonly string[]): boolean => new Set(values).size < values.length;
const areOrdered = (min: number | null, max: number | null): boolean => min === null || max === null || min <= max;

function listProblem(options: readonly Option[], least: number): QuestionProblem | null {
  if (options.length < least) return 'too-few-options';
  if (options.some(({ text }) => text.trim() === '')) return 'empty-text';
  return hasDuplicates(options.map(({ id }) => id)) ? 'same-option' : null;
}

function bodyProblem(question: Question): QuestionProblem | null {
  if (question.title.trim() === '') return 'empty-text';
  if (question.kind === 'single') return listProblem(question.options, 2);
  if (question.kind === 'matrix') return listProblem(question.rows, 1) ?? listProblem(question.columns, 2);
  if (question.kind === 'number') return areOrdered(question.min, question.max) ? null : 'wrong-bounds';
  if (question.kind !== 'multiple') return null;
  const { options, min, max } = question;
  const isPossible = areOrdered(min, max) && (min ?? 0) <= options.length && (max ?? 1) >= 1;
  return listProblem(options, 2) ?? (isPossible ? null : 'wrong-bounds');
}

/** The kinds a condition can ask about, with the condition that fits them. */
export const conditionKinds = {
  single: 'chosen',
  multiple: 'chosen',
  rating: 'between',
  number: 'between',
} as const satisfies Partial<Record<QuestionKind, Condition['kind']>>;

const isAskable = (kind: QuestionKind): kind is keyof typeof conditionKinds => Object.hasOwn(conditionKinds, kind);

/** The questions a condition of the question at this place may ask about: only earlier ones, so that no circle can be. */
export const conditionTargets = (questions: readonly Question[], index: number): Question[] =>
  questions.slice(0, index).filter(({ kind }) => isAskable(kind));

function conditionProblem(condition: Condition | null, earlier: readonly Question[]): QuestionProblem | null {
  if (condition === null) return null;
  const target = earlier.find(({ id }) => id === condition.questionId);
  if (!target) return 'condition-not-earlier';
  if (!isAskable(target.kind) || conditionKinds[target.kind] !== condition.kind) return 'condition-wrong-kind';
  if (condition.kind === 'between') return condition.from <= condition.to ? null : 'condition-wrong-bounds';
  const known = 'options' in target ? target.options.map(({ id }) => id) : [];
  const isKnown = condition.optionIds.length > 0 && condition.optionIds.every((id) => known.includes(id));
  return isKnown ? null : 'condition-unknown-option';
}

/** The problem of each question, by its id; none where a survey may be asked so. */
export function questionProblems(questions: readonly Question[]): ReadonlyMap<string, QuestionProblem> {
  const problems = new Map<string, QuestionProblem>();
  for (const [index, question] of questions.entries()) {
    const earlier = questions.slice(0, index);
    const isTwice = earlier.some(({ id }) => id === question.id);
    const problem = isTwice ? 'same-id' : (bodyProblem(question) ?? conditionProblem(question.condition, earlier));
    if (problem) problems.set(question.id, problem);
  }
  return problems;
}

/** The questions page by page, as `startsPage` cuts them; a survey without cuts is one page. */
export function pagesOf(questions: readonly Question[]): Question[][] {
  const pages: Question[][] = [];
  for (const question of questions) {
    const last = pages.at(-1);
    if (!last || question.startsPage) pages.push([question]);
    else last.push(question);
  }
  return pages;
}
