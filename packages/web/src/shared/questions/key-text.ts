import type { ExamQuestion, SimpleQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { textsOf } from './chosen-in.ts';

type Words = { readonly yes: string; readonly no: string };

function simpleKeyText(question: SimpleQuestion, words: Words): string {
  switch (question.kind) {
    case 'single':
      return textsOf(question.options, [question.rightId]);
    case 'multiple':
      return textsOf(question.options, question.rightIds);
    case 'trueFalse':
      return question.isTrue ? words.yes : words.no;
    case 'blanks':
      return question.blanks.map(({ accepted }) => accepted[0] ?? '').join(' · ');
    case 'short':
      return question.accepted.join(' / ');
    case 'numeric':
      return String(question.value);
    case 'matching':
      return question.left
        .map(({ id, text }) => `${text} – ${textsOf(question.right, [question.pairs[id] ?? ''])}`)
        .join(' · ');
    case 'ordering':
      return question.items.map(({ text }, index) => `${index + 1}. ${text}`).join(' ');
    default:
      return '';
  }
}

/** The right answer in the words of the question; empty where a person decides. */
export const keyText = (question: ExamQuestion, words: Words): string =>
  question.kind === 'stem'
    ? question.parts.map((part, index) => `(${index + 1}) ${simpleKeyText(part.question, words)}`).join(' ')
    : simpleKeyText(question, words);
