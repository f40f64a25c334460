import { criteriaOf, type ExamQuestionOf, type SimpleQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';

/** The rubric and the criteria in words alone: no format of a file has criteria, so they are lines of the rubric there. */
export const rubricText = (question: ExamQuestionOf<'essay' | 'file'>): string =>
  [
    question.rubric,
    ...criteriaOf(question).map(
      ({ text, levels }) => `${text} (${levels.map((level) => `${level.text} ${level.points}`).join(' / ')})`,
    ),
  ]
    .filter(Boolean)
    .join('\n');

/** In a file it would be marked by its key alone, and nobody would read what that does not accept. */
export const isShortReadByPerson = (question: SimpleQuestion): boolean =>
  question.kind === 'short' && criteriaOf(question).length > 0;
