import type { ChoiceAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { useId } from 'react';
import { answerOf, chosenIn, type Option } from './chosen-in.ts';
import { optionName } from './name-of.ts';
import { OptionWords } from './OptionWords.tsx';
import classes from './OptionsInput.module.css';

type Props = {
  kind: ChoiceAnswer['kind'];
  options: readonly Option[];
  answer: ChoiceAnswer | null;
  /** A dialog begins at the first option. */
  hasFocus?: boolean;
  onChange: (answer: ChoiceAnswer | null) => void;
};

/** One of the options, several of them, or yes and no. */
export function OptionsInput({ kind, options, answer, hasFocus = false, onChange }: Props) {
  const name = useId();
  const chosen = chosenIn(answer);
  const choose = (id: string, isChosen: boolean): void => {
    const several = options.map((one) => one.id).filter((one) => (one === id ? isChosen : chosen.includes(one)));
    onChange(answerOf(kind, kind === 'multiple' ? several : [id]));
  };
  return (
    <div className={classes.options}>
      {options.map(({ id, text, picture }, at) => (
        <label key={id} className={classes.option}>
          <input
            type={kind === 'multiple' ? 'checkbox' : 'radio'}
            name={name}
            className={classes.mark}
            aria-label={optionName({ text, picture })}
            data-autofocus={(hasFocus && at === 0) || undefined}
            checked={chosen.includes(id)}
            onChange={(event) => choose(id, event.currentTarget.checked)}
          />
          <span className={classes.words}>
            <OptionWords option={{ text, picture }} />
          </span>
        </label>
      ))}
    </div>
  );
}
