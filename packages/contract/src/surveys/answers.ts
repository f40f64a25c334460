import { textLength } from '../kernel/text-length.ts';
import { type Condition, type Question, type QuestionOf, ratingScales, surveyLimits } from './question-kinds.ts';

/**
 * An answer to one question: the id of an option, several of them, a number, a text, a day, or of a matrix the
 * column of each row.
 */
export type Answer = string | number | readonly string[] | Readonly<Record<string, string>>;
export type Answers = Readonly<Record<string, Answer>>;

export type AnswerProblem =
  | 'required'
  | 'wrong-kind'
  | 'unknown-question'
  | 'unknown-option'
  | 'too-few'
  | 'too-many'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'incomplete';

export const isList = (answer: Answer): answer is readonly string[] => Array.isArray(answer);
const isGrid = (answer: Answer): answer is Readonly<Record<string, string>> =>
  typeof answer === 'object' && !isList(answer);

/** Nothing chosen and nothing written is no answer. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  if (answer === undefined) return false;
  if (typeof answer === 'string') return answer.trim() !== '';
  if (typeof answer === 'number') return true;
  return isList(answer) ? answer.length > 0 : Object.keys(answer).length > 0;
}

function holds(condition: Condition, answer: Answer | undefined): boolean {
  if (!isAnswered(answer)) return false;
  if (condition.kind === 'between')
    return typeof answer === 'number' && answer >= condition.from && answer <= condition.to;
  const chosen = isList(answer) ? answer : [answer];
  return condition.optionIds.some((id) => chosen.includes(id));
}

/**
 * The questions to be asked, given what was said so far. The answer to a question that is not asked itself opens
 * nothing: whoever goes back and chooses otherwise is not asked what followed from the first choice.
 */
export function visibleQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const shown = new Map<string, Question>();
  for (const question of questions) {
    const { condition } = question;
    const isShown =
      condition === null || (shown.has(condition.questionId) && holds(condition, answers[condition.questionId]));
    if (isShown) shown.set(question.id, question);
  }
  return [...shown.values()];
}

/** The answers to questions that are asked: the only part that is ever stored. */
export function visibleAnswers(questions: readonly Question[], answers: Answers): Answers {
  const entries = visibleQuestions(questions, answers).flatMap(({ id }): [string, Answer][] => {
    const answer = answers[id];
    return isAnswered(answer) ? [[id, typeof answer === 'string' ? answer.trim() : answer]] : [];
  });
  return Object.fromEntries(entries);
}

function chosenProblem({ options, min, max }: QuestionOf<'multiple'>, answer: Answer): AnswerProblem | null {
  if (!isList(answer)) return 'wrong-kind';
  const known = new Set(options.map(({ id }) => id));
  if (!answer.every((id) => known.has(id)) || new Set(answer).size < answer.length) return 'unknown-option';
  if (answer.length < (min ?? 1)) return 'too-few';
  return answer.length > (max ?? options.length) ? 'too-many' : null;
}

function gridProblem({ rows, columns, isRequired }: QuestionOf<'matrix'>, answer: Answer): AnswerProblem | null {
  if (!isGrid(answer)) return 'wrong-kind';
  const [rowIds, columnIds] = [rows, columns].map((list) => new Set(list.map(({ id }) => id)));
  const isKnown = Object.entries(answer).every(([row, column]) => rowIds?.has(row) && columnIds?.has(column));
  if (!isKnown) return 'unknown-option';
  return isRequired && Object.keys(answer).length < rows.length ? 'incomplete' : null;
}

type Bounds = { readonly min: number | null; readonly max: number | null };

function numberProblem({ min, max }: Bounds, answer: Answer): AnswerProblem | null {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'wrong-kind';
  if (min !== null && answer < min) return 'too-small';
  return max !== null && answer > max ? 'too-large' : null;
}

function ratingProblem({ scale }: QuestionOf<'rating'>, answer: Answer): AnswerProblem | null {
  const [min, max] = ratingScales[scale];
  return typeof answer === 'number' && Number.isInteger(answer) ? numberProblem({ min, max }, answer) : 'wrong-kind';
}

const textProblem = (answer: Answer, max: number): AnswerProblem | null => {
  if (typeof answer !== 'string') return 'wrong-kind';
  return textLength(answer) > max ? 'too-long' : null;
};

/** A day as the calendar has it: 30 February is none. */
function isDay(answer: Answer): boolean {
  if (typeof answer !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(answer)) return false;
  const parsed = new Date(`${answer}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(answer);
}

function oneProblem(question: Question, answer: Answer): AnswerProblem | null {
  switch (question.kind) {
    case 'single':
      if (typeof answer !== 'string') return 'wrong-kind';
      return question.options.some(({ id }) => id === answer) ? null : 'unknown-option';
    case 'multiple':
      return chosenProblem(question, answer);
    case 'rating':
      return ratingProblem(question, answer);
    case 'matrix':
      return gridProblem(question, answer);
    case 'shortText':
      return textProblem(answer, surveyLimits.shortText);
    case 'longText':
      return textProblem(answer, surveyLimits.longText);
    case 'number':
      return numberProblem(question, answer);
    default:
      return isDay(answer) ? null : 'wrong-kind';
  }
}

/** The problems of answers, by question; only questions that are asked can be wrong, or required. */
export function answerProblems(questions: readonly Question[], answers: Answers): ReadonlyMap<string, AnswerProblem> {
  const problems = new Map<string, AnswerProblem>();
  const known = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(answers)) if (!known.has(id)) problems.set(id, 'unknown-question');
  for (const question of visibleQuestions(questions, answers)) {
    const answer = answers[question.id];
    const problem = isAnswered(answer) ? oneProblem(question, answer) : question.isRequired ? 'required' : null;
    if (problem) problems.set(question.id, problem);
  }
  return problems;
}
