import { criteriaOf, type ExamQuestion, type SimpleQuestion } from './exam-question-kinds.ts';
import { mediaOf } from './question-media.ts';

const optionsOf = (question: SimpleQuestion): readonly { readonly text: string }[] => {
  if ('options' in question) return question.options;
  if (question.kind === 'matching') return [...question.left, ...question.right];
  return question.kind === 'ordering' ? question.items : [];
};

const textsOfSimple = (question: SimpleQuestion): string[] => [
  question.text,
  ...optionsOf(question).map(({ text }) => text),
  ...('rubric' in question ? [question.rubric] : []),
  ...criteriaOf(question).flatMap(({ text, levels }) => [text, ...levels.map((level) => level.text)]),
];

/** Every text of a question its takers or markers read. */
export const textsOfQuestion = (question: ExamQuestion): string[] => [
  ...(question.kind === 'stem'
    ? [question.text, ...question.parts.flatMap((part) => textsOfSimple(part.question))]
    : textsOfSimple(question)),
  ...mediaOf(question).map(({ alt }) => alt),
];
