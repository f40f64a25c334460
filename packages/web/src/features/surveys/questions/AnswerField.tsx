import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldProps } from './field-props.ts';
import { MatrixField } from './MatrixField.tsx';
import { RatingField } from './RatingField.tsx';
import { WrittenField } from './WrittenField.tsx';

/** The field of a question, by its kind. */
export function AnswerField({ question, ...props }: FieldProps<Question>) {
  if (question.kind === 'single' || question.kind === 'multiple') return <ChoiceField question={question} {...props} />;
  if (question.kind === 'rating') return <RatingField question={question} {...props} />;
  if (question.kind === 'matrix') return <MatrixField question={question} {...props} />;
  return <WrittenField question={question} {...props} />;
}
