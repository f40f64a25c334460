import { acceptedFilesOf } from '../bank/accepted-files.ts';
import type { AcceptedFiles } from '../bank/answer-file-kinds.ts';
import type { ChoiceOption, ExamOption, ExamQuestion, SimpleQuestion } from '../bank/exam-question-kinds.ts';
import { type MediaView, mediaViewsOf, pictureViewOf } from '../bank/question-media.ts';
import type { ExamAnswer, SimpleAnswer } from '../marking/exam-answer.ts';
import { seededRandom, shuffled } from '../papers/seeded-random.ts';

/** A question as a taker sees it: without its key, and with options named by where they stand. */
export type TakerQuestion =
  | SimpleTakerQuestion
  | (QuestionWords & {
      readonly kind: 'stem';
      readonly parts: readonly {
        readonly id: string;
        readonly weight: number;
        readonly question: SimpleTakerQuestion;
      }[];
    });

type QuestionWords = { readonly text: string; readonly media?: readonly MediaView[] | undefined };

type TakerOption = ExamOption & { readonly picture?: MediaView | undefined };

export type SimpleTakerQuestion = QuestionWords &
  (
    | { readonly kind: 'single'; readonly options: readonly TakerOption[] }
    | { readonly kind: 'multiple'; readonly options: readonly TakerOption[] }
    | { readonly kind: 'trueFalse' }
    | { readonly kind: 'short' | 'numeric' | 'essay' }
    | { readonly kind: 'file'; readonly accepts: AcceptedFiles }
    | { readonly kind: 'blanks'; readonly blankIds: readonly string[] }
    | { readonly kind: 'matching'; readonly left: readonly TakerOption[]; readonly right: readonly TakerOption[] }
    | { readonly kind: 'ordering'; readonly items: readonly TakerOption[] }
  );

/** The same for the same attempt and place: drawn from the seed of the attempt. */
export type OptionOrder = { readonly seed: string; readonly areOptionsShuffled: boolean };

type Listed = { readonly shown: readonly TakerOption[]; readonly realIds: ReadonlyMap<string, string> };

/** The author's ids say which option was written first, and so often which is right: takers get the place instead. */
function inOrder(options: readonly ChoiceOption[], { seed, areOptionsShuffled }: OptionOrder): Listed {
  const ordered = areOptionsShuffled ? shuffled(options, seededRandom(seed)) : options;
  const shown = ordered.map((option, index) => ({
    id: `p${index + 1}`,
    text: option.text,
    ...pictureViewOf(option),
  }));
  return { shown, realIds: new Map(ordered.map(({ id }, index) => [`p${index + 1}`, id])) };
}

/** The right side of pairs is always mixed: in the author's order it stands beside its left side. */
const always = ({ seed }: OptionOrder): OptionOrder => ({ seed, areOptionsShuffled: true });

/** The author's order is the answer: it is never shown, or whoever leaves it as it is has answered nothing and is right. */
function itemsInOrder(items: readonly ChoiceOption[], order: OptionOrder): Listed {
  const mixed = shuffled(items, seededRandom(order.seed));
  const isRight = mixed.every((item, index) => item === items[index]);
  return inOrder(isRight ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed, { ...order, areOptionsShuffled: false });
}
const partOrder = (order: OptionOrder, id: string): OptionOrder => ({ ...order, seed: `${order.seed} ${id}` });

function simpleTakerQuestion(question: SimpleQuestion, order: OptionOrder): SimpleTakerQuestion {
  const asked = { text: question.text, ...mediaViewsOf(question) };
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { kind: question.kind, ...asked, options: inOrder(question.options, order).shown };
    case 'blanks':
      return { kind: 'blanks', ...asked, blankIds: question.blanks.map(({ id }) => id) };
    case 'matching': {
      const left = inOrder(question.left, { ...order, areOptionsShuffled: false }).shown;
      return { kind: 'matching', ...asked, left, right: inOrder(question.right, always(order)).shown };
    }
    case 'ordering':
      return { kind: 'ordering', ...asked, items: itemsInOrder(question.items, order).shown };
    case 'file':
      return { kind: 'file', ...asked, accepts: acceptedFilesOf(question) };
    default:
      return { kind: question.kind, ...asked };
  }
}

export function takerQuestionOf(question: ExamQuestion, order: OptionOrder): TakerQuestion {
  if (question.kind !== 'stem') return simpleTakerQuestion(question, order);
  const parts = question.parts.map(({ id, weight, question: part }) => ({
    id,
    weight,
    question: simpleTakerQuestion(part, partOrder(order, id)),
  }));
  return { kind: 'stem', text: question.text, ...mediaViewsOf(question), parts };
}

/** An option nobody was shown stays as it is, and so is wrong. */
const real = (realIds: ReadonlyMap<string, string>, id: string): string => realIds.get(id) ?? `?${id}`;

function simpleRealAnswer(question: SimpleQuestion, order: OptionOrder, answer: SimpleAnswer): SimpleAnswer {
  if ('options' in question) {
    const { realIds } = inOrder(question.options, order);
    if (answer.kind === 'single') return { kind: 'single', optionId: real(realIds, answer.optionId) };
    if (answer.kind === 'multiple')
      return { kind: 'multiple', optionIds: answer.optionIds.map((id) => real(realIds, id)) };
  }
  if (question.kind === 'matching' && answer.kind === 'matching') {
    const left = inOrder(question.left, { ...order, areOptionsShuffled: false }).realIds;
    const right = inOrder(question.right, always(order)).realIds;
    const pairs = Object.entries(answer.pairs).map(([from, to]) => [real(left, from), real(right, to)]);
    return { kind: 'matching', pairs: Object.fromEntries(pairs) as Record<string, string> };
  }
  if (question.kind === 'ordering' && answer.kind === 'ordering') {
    const { realIds } = itemsInOrder(question.items, order);
    return { kind: 'ordering', itemIds: answer.itemIds.map((id) => real(realIds, id)) };
  }
  return answer;
}

/** The answer of a taker in the ids of its question, to be marked. */
export function realAnswerOf(question: ExamQuestion, order: OptionOrder, answer: ExamAnswer): ExamAnswer {
  if (question.kind !== 'stem') return answer.kind === 'stem' ? answer : simpleRealAnswer(question, order, answer);
  if (answer.kind !== 'stem') return answer;
  const byId = new Map(question.parts.map((part) => [part.id, part.question]));
  const parts = Object.entries(answer.parts).map(([id, given]) => {
    const part = byId.get(id);
    return [id, part ? simpleRealAnswer(part, partOrder(order, id), given) : given];
  });
  return { kind: 'stem', parts: Object.fromEntries(parts) as Record<string, SimpleAnswer> };
}
