import { plainText } from '@shuyuan/contract/exams/bank/plain-text';
import type { ChoiceOption, ExamQuestion, SimpleQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import type { ExamAnswer, SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';

type Words = { readonly yes: string; readonly no: string };

/** The answer to a question or one part of it, in its words. */
export type AnswerPart = {
  readonly key: string;
  readonly asked: string | null;
  /** Of a part; those of the question itself stand with its text. */
  readonly media: readonly QuestionMedia[];
  readonly rubric: string;
  readonly given: string;
  /** Options, sides and items it names that have a picture. */
  readonly pictured: readonly ChoiceOption[];
};

const textOf = (options: readonly ChoiceOption[], id: string): string =>
  plainText(options.find((option) => option.id === id)?.text ?? '');
const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(' · ');

function givenText(question: SimpleQuestion, answer: SimpleAnswer | undefined, words: Words): string {
  if (!answer || answer.kind !== question.kind) return '';
  if ('text' in answer) return answer.text;
  if (answer.kind === 'trueFalse') return answer.isTrue ? words.yes : words.no;
  if (answer.kind === 'blanks') return joined(Object.values(answer.texts));
  if (question.kind === 'single' && answer.kind === 'single') return textOf(question.options, answer.optionId);
  if (question.kind === 'multiple' && answer.kind === 'multiple')
    return joined(answer.optionIds.map((id) => textOf(question.options, id)));
  if (question.kind === 'matching' && answer.kind === 'matching')
    return joined(
      Object.entries(answer.pairs).map(
        ([from, to]) => `${textOf(question.left, from)} – ${textOf(question.right, to)}`,
      ),
    );
  if (question.kind === 'ordering' && answer.kind === 'ordering')
    return joined(answer.itemIds.map((id) => textOf(question.items, id)));
  return '';
}

/** Everything an answer names, in its order. */
function namedOptions(question: SimpleQuestion, answer: SimpleAnswer | undefined): readonly ChoiceOption[] {
  const among = (options: readonly ChoiceOption[], ids: readonly string[]): ChoiceOption[] =>
    ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  if (question.kind === 'single' && answer?.kind === 'single') return among(question.options, [answer.optionId]);
  if (question.kind === 'multiple' && answer?.kind === 'multiple') return among(question.options, answer.optionIds);
  if (question.kind === 'ordering' && answer?.kind === 'ordering') return among(question.items, answer.itemIds);
  if (question.kind === 'matching' && answer?.kind === 'matching')
    return Object.entries(answer.pairs).flatMap(([from, to]) => [
      ...among(question.left, [from]),
      ...among(question.right, [to]),
    ]);
  return [];
}

const givenOf = (question: SimpleQuestion, answer: SimpleAnswer | undefined, words: Words) => ({
  given: givenText(question, answer, words),
  pictured: namedOptions(question, answer).filter(({ picture }) => picture !== undefined),
});

const rubricOf = (question: SimpleQuestion): string => ('rubric' in question ? question.rubric : '');

/** The answer to a question, part by part where it is a stem. */
export function answerParts(question: ExamQuestion, answer: ExamAnswer | null, words: Words): readonly AnswerPart[] {
  if (question.kind !== 'stem') {
    const given = answer && answer.kind !== 'stem' ? answer : undefined;
    return [{ key: 'all', asked: null, media: [], rubric: rubricOf(question), ...givenOf(question, given, words) }];
  }
  const parts = answer?.kind === 'stem' ? answer.parts : {};
  return question.parts.map(({ id, question: part }) => ({
    key: id,
    asked: part.text,
    media: part.media ?? [],
    rubric: rubricOf(part),
    ...givenOf(part, parts[id], words),
  }));
}
