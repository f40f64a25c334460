import type { SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { SimpleTakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { useId } from 'react';
import { useT } from '../../../lib/texts.ts';
import classes from './Questions.module.css';

type Props = {
  question: Extract<SimpleTakerQuestion, { kind: 'single' | 'multiple' | 'trueFalse' }>;
  answer: SimpleAnswer | null;
  onChange: (answer: SimpleAnswer | null) => void;
};

function chosenIn(answer: SimpleAnswer | null): readonly string[] {
  if (answer?.kind === 'single') return [answer.optionId];
  if (answer?.kind === 'trueFalse') return [String(answer.isTrue)];
  return answer?.kind === 'multiple' ? answer.optionIds : [];
}

/** One of the options, several of them, or yes and no. */
export function OptionsInput({ question, answer, onChange }: Props) {
  const t = useT('exams');
  const name = useId();
  const { kind } = question;
  const options =
    'options' in question
      ? question.options
      : ['true', 'false'].map((id) => ({ id, text: t(id === 'true' ? 'exams.true' : 'exams.false') }));
  const chosen = chosenIn(answer);
  const choose = (id: string, isChosen: boolean): void => {
    if (kind === 'single') onChange({ kind, optionId: id });
    else if (kind === 'trueFalse') onChange({ kind, isTrue: id === 'true' });
    else {
      const optionIds = options.map((one) => one.id).filter((one) => (one === id ? isChosen : chosen.includes(one)));
      onChange(optionIds.length === 0 ? null : { kind: 'multiple', optionIds });
    }
  };
  return (
    <div className={classes.options}>
      {options.map(({ id, text }) => (
        <label key={id} className={classes.option}>
          <input
            type={kind === 'multiple' ? 'checkbox' : 'radio'}
            name={name}
            className={classes.mark}
            checked={chosen.includes(id)}
            onChange={(event) => choose(id, event.currentTarget.checked)}
          />
          <bdi>{text}</bdi>
        </label>
      ))}
    </div>
  );
}
