import { type Answer, isList } from '@shuyuan/contract/surveys/answers';
import type { QuestionOf } from '@shuyuan/contract/surveys/question-kinds';
import { useId } from 'react';
import type { FieldProps } from './field-props.ts';
import classes from './Questions.module.css';

function chosenIn(answer: Answer | undefined): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return typeof answer === 'object' && isList(answer) ? answer : [];
}

/** One of the options, or several of them. */
export function ChoiceField({ question, answer, onChange }: FieldProps<QuestionOf<'single' | 'multiple'>>) {
  const name = useId();
  const isSingle = question.kind === 'single';
  const chosen = chosenIn(answer);
  const toggle = (id: string, isChosen: boolean): void => {
    if (isSingle) onChange(id);
    // In the order of the question, whichever was pressed first.
    else
      onChange(question.options.map((one) => one.id).filter((one) => (one === id ? isChosen : chosen.includes(one))));
  };
  return (
    <div className={classes.options}>
      {question.options.map(({ id, text }) => (
        <label key={id} className={classes.option}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            className={classes.mark}
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
          <bdi>{text}</bdi>
        </label>
      ))}
    </div>
  );
}
