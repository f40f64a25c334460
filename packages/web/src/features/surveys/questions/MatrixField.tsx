import { type Answer, isList } from '@shuyuan/contract/surveys/answers';
import type { QuestionOf } from '@shuyuan/contract/surveys/question-kinds';
import { type CSSProperties, useId } from 'react';
import type { FieldProps } from './field-props.ts';
import classes from './Questions.module.css';

const chosenIn = (answer: Answer | undefined): Readonly<Record<string, string>> =>
  typeof answer === 'object' && !isList(answer) ? answer : {};

/** The columns as a line of heads on a wide screen; in the hand each row is asked for itself, with the words beside. */
export function MatrixField({ question, answer, onChange }: FieldProps<QuestionOf<'matrix'>>) {
  const name = useId();
  const { rows, columns } = question;
  const chosen = chosenIn(answer);
  // A number of columns is known to the sheet only so.
  const style = { '--columns': columns.length } as CSSProperties;
  return (
    <div className={classes.matrix} style={style}>
      <div className={classes.heads} aria-hidden="true">
        <span />
        {columns.map(({ id, text }) => (
          <span key={id}>{text}</span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.id} role="radiogroup" aria-labelledby={`${name}-${row.id}`} className={classes.matrixRow}>
          <span id={`${name}-${row.id}`} className={classes.rowName}>
            <bdi>{row.text}</bdi>
          </span>
          {columns.map((column) => (
            <label key={column.id} className={classes.cell}>
              <input
                type="radio"
                name={`${name}-${row.id}`}
                aria-label={column.text}
                className={classes.mark}
                checked={chosen[row.id] === column.id}
                onChange={() => onChange({ ...chosen, [row.id]: column.id })}
              />
              <bdi aria-hidden="true" className={classes.cellName}>
                {column.text}
              </bdi>
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}
