import { type QuestionOf, ratingScales } from '@shuyuan/contract/surveys/question-kinds';
import { useId } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { FieldProps } from './field-props.ts';
import classes from './Questions.module.css';

/** A number of the scale, from the lowest to the highest. */
export function RatingField({ question, answer, onChange }: FieldProps<QuestionOf<'rating'>>) {
  const t = useT('surveys');
  const format = useFormat();
  const name = useId();
  const [lowest, highest] = ratingScales[question.scale];
  const values = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  return (
    <div className={classes.rating}>
      <div className={classes.scale}>
        {values.map((value) => (
          <label key={value} className={classes.value}>
            <input
              type="radio"
              name={name}
              className={classes.hiddenMark}
              checked={answer === value}
              onChange={() => onChange(value)}
            />
            <span className={classes.number}>{format.count(value)}</span>
          </label>
        ))}
      </div>
      <div className={classes.ends} aria-hidden="true">
        <span>{t('survey.scale.low')}</span>
        <span>{t('survey.scale.high')}</span>
      </div>
    </div>
  );
}
