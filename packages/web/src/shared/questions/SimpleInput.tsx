import { withGaps } from '@shuyuan/contract/exams/bank/formulas-in';
import { useId } from 'react';
import { FormulaText } from '../formulas/FormulaText.tsx';
import { AnswerField, type AnswerFieldProps } from './AnswerField.tsx';
import { nameOf } from './name-of.ts';
import { QuestionMedia } from './media/QuestionMedia.tsx';
import classes from './Questions.module.css';

/** A question that stands alone or below a stem, and its field. */
export function SimpleInput(props: Omit<AnswerFieldProps, 'name'>) {
  const { question } = props;
  const id = useId();
  const text = question.kind === 'blanks' ? withGaps(question.text) : question.text;
  const name = nameOf(text, id);
  return (
    <fieldset {...name} className={classes.question}>
      <p id={id} className={classes.text}>
        <bdi>
          <FormulaText text={text} />
        </bdi>
      </p>
      <QuestionMedia media={question.media} />
      <AnswerField {...props} name={name} />
    </fieldset>
  );
}
