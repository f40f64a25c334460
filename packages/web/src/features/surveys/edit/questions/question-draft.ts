import {
  type Condition,
  conditionKinds,
  type Option,
  type Question,
  type QuestionKind,
  ratingScales,
} from '@shuyuan/contract/surveys/question-kinds';

/** The questions of a draft, which may still be wrong. */
export type QuestionDrafts = readonly Question[];

/** The first free number behind a letter: `q3` when `q1` and `q2` are taken. */
function freeId(letter: string, taken: readonly { readonly id: string }[]): string {
  const numbers = taken
    .map(({ id }) => Number(id.slice(letter.length)))
    .filter((number) => Number.isSafeInteger(number));
  return `${letter}${Math.max(0, ...numbers) + 1}`;
}

const emptyOptions = (letter: string, count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${letter}${index + 1}`, text: '' }));

type Common = Pick<Question, 'id' | 'title' | 'isRequired' | 'startsPage' | 'condition'>;

function questionOf(kind: QuestionKind, common: Common, options: readonly Option[]): Question {
  if (kind === 'single') return { ...common, kind, options };
  if (kind === 'multiple') return { ...common, kind, options, min: null, max: null };
  if (kind === 'rating') return { ...common, kind, scale: 'five' };
  if (kind === 'matrix') return { ...common, kind, rows: emptyOptions('r', 2), columns: emptyOptions('c', 3) };
  if (kind === 'number') return { ...common, kind, min: null, max: null };
  return { ...common, kind };
}

export function addQuestion(questions: QuestionDrafts, kind: QuestionKind): Question[] {
  const common = { id: freeId('q', questions), title: '', isRequired: true, startsPage: false, condition: null };
  return [...questions, questionOf(kind, common, emptyOptions('o', 2))];
}

/** Another kind of the same question; the options stay where both kinds have them. */
export function withKind(question: Question, kind: QuestionKind): Question {
  const { id, title, isRequired, startsPage, condition } = question;
  const options = 'options' in question ? question.options : emptyOptions('o', 2);
  return questionOf(kind, { id, title, isRequired, startsPage, condition }, options);
}

/** A condition as far as its target still has what it asks for. */
function keptCondition(condition: Condition | null, target: Question): Condition | null {
  if (condition === null || condition.questionId !== target.id) return condition;
  const kind = target.kind in conditionKinds ? conditionKinds[target.kind as keyof typeof conditionKinds] : null;
  if (condition.kind !== kind) return null;
  if (condition.kind === 'between') return condition;
  const options = 'options' in target ? target.options : [];
  return { ...condition, optionIds: condition.optionIds.filter((id) => options.some((one) => one.id === id)) };
}

/** Puts a changed question in its place; conditions on what it no longer has go with that. */
export const changeQuestion = (questions: QuestionDrafts, changed: Question): Question[] =>
  questions.map((one) =>
    one.id === changed.id ? changed : { ...one, condition: keptCondition(one.condition, changed) },
  );

export const removeQuestion = (questions: QuestionDrafts, id: string): Question[] =>
  questions
    .filter((one) => one.id !== id)
    .map((one) => (one.condition?.questionId === id ? { ...one, condition: null } : one));

/** Takes a question out and puts it where it shall stand. A condition that then asks about a later one is a problem, not lost. */
export function moveQuestion(questions: QuestionDrafts, id: string, to: number): Question[] {
  const moved = questions.find((one) => one.id === id);
  if (!moved) return [...questions];
  const rest = questions.filter((one) => one.id !== id);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}

/** The place of a question that is let go over another one, before or after it. */
export function placeOfDrop(
  questions: QuestionDrafts,
  id: string,
  over: { readonly id: string; readonly half: 'before' | 'after' },
): number {
  const rest = questions.filter((one) => one.id !== id);
  return rest.findIndex((one) => one.id === over.id) + (over.half === 'after' ? 1 : 0);
}

export const addOption = (options: readonly Option[], letter: string): Option[] => [
  ...options,
  { id: freeId(letter, options), text: '' },
];

/** The condition somebody begins with when they choose a question to ask about. */
export function conditionOn(target: Question): Condition | null {
  if (target.kind === 'single' || target.kind === 'multiple')
    return { kind: 'chosen', questionId: target.id, optionIds: [] };
  if (target.kind === 'rating') {
    const [from, to] = ratingScales[target.scale];
    return { kind: 'between', questionId: target.id, from, to };
  }
  return target.kind === 'number'
    ? { kind: 'between', questionId: target.id, from: target.min ?? 0, to: target.max ?? 0 }
    : null;
}
