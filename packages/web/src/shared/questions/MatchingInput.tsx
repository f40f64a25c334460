import { NativeSelect } from '@mantine/core';
import type { SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { SimpleTakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import classes from './Questions.module.css';

type Props = {
  question: Extract<SimpleTakerQuestion, { kind: 'matching' }>;
  answer: SimpleAnswer | null;
  onChange: (answer: SimpleAnswer | null) => void;
};

/** The right side of each left one, chosen from a list. */
export function MatchingInput({ question: { left, right }, answer, onChange }: Props) {
  const pairs = answer?.kind === 'matching' ? answer.pairs : {};
  const choose = (from: string, to: string): void => {
    const { [from]: _, ...rest } = pairs;
    const next = to === '' ? rest : { ...rest, [from]: to };
    onChange(Object.keys(next).length === 0 ? null : { kind: 'matching', pairs: next });
  };
  const data = [{ value: '', label: '—' }, ...right.map(({ id, text }) => ({ value: id, label: text }))];
  return (
    <div className={classes.options}>
      {left.map(({ id, text }) => (
        <NativeSelect
          key={id}
          label={text}
          data={data}
          value={pairs[id] ?? ''}
          onChange={(event) => choose(id, event.currentTarget.value)}
        />
      ))}
    </div>
  );
}
