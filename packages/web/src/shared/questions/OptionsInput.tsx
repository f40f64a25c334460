import { hasFormula } from '@shuyuan/contract/exams/bank/formulas-in';
import { plainText } from '@shuyuan/contract/exams/bank/plain-text';
import type { ChoiceAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { useId } from 'react';
import { FormulaText } from '../formulas/FormulaText.tsx';
import { answerOf, chosenIn, type Option } from './chosen-in.ts';
import { Picture } from './media/Picture.tsx';
import classes from './OptionsInput.module.css';

type Props = {
  kind: ChoiceAnswer['kind'];
  options: readonly Option[];
  answer: ChoiceAnswer | null;
  /** A dialog begins at the first option. */
  hasFocus?: boolean;
  onChange: (answer: ChoiceAnswer | null) => void;
};

/** The words of a drawn formula run into each other, and a picture has a link beside it: then the name is said. */
const nameOf = ({ text, picture }: Option): string | undefined =>
  hasFormula(text) || picture ? [plainText(text), picture?.alt].filter(Boolean).join(' · ') : undefined;

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
            aria-label={nameOf({ id, text, picture })}
            data-autofocus={(hasFocus && at === 0) || undefined}
            checked={chosen.includes(id)}
            onChange={(event) => choose(id, event.currentTarget.checked)}
          />
          <span className={classes.words}>
            <bdi>
              <FormulaText text={text} />
            </bdi>
            {picture && <Picture {...picture} />}
          </span>
        </label>
      ))}
    </div>
  );
}
