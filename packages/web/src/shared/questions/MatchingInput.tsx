import { NativeSelect } from '@mantine/core';
import { hasFormula } from '@shuyuan/contract/exams/bank/formulas-in';
import { plainText } from '@shuyuan/contract/exams/bank/plain-text';
import type { SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { SimpleTakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { FormulaText } from '../formulas/FormulaText.tsx';
import { Picture } from './media/Picture.tsx';
import { optionName } from './name-of.ts';
import { OptionWords } from './OptionWords.tsx';
import classes from './Questions.module.css';

type Props = {
  question: Extract<SimpleTakerQuestion, { kind: 'matching' }>;
  answer: SimpleAnswer | null;
  onChange: (answer: SimpleAnswer | null) => void;
};

const letterOf = (index: number): string => String.fromCodePoint(65 + index);

/** The right side of each left one, chosen from a list. */
export function MatchingInput({ question: { left, right }, answer, onChange }: Props) {
  const pairs = answer?.kind === 'matching' ? answer.pairs : {};
  const choose = (from: string, to: string): void => {
    const { [from]: _, ...rest } = pairs;
    const next = to === '' ? rest : { ...rest, [from]: to };
    onChange(Object.keys(next).length === 0 ? null : { kind: 'matching', pairs: next });
  };
  // A list to choose from shows no formula and no picture: then the right sides stand above it by letters.
  const isLettered = right.some(({ text, picture }) => hasFormula(text) || picture);
  const labels = right.map(({ text }, index) => (isLettered ? `${letterOf(index)} · ${plainText(text)}` : text));
  const data = [
    { value: '', label: '—' },
    ...right.map(({ id }, index) => ({ value: id, label: labels[index] ?? '' })),
  ];
  return (
    <div className={classes.options}>
      {isLettered && (
        <ol className={classes.sides} type="A">
          {right.map(({ id, ...option }) => (
            <li key={id}>
              <OptionWords option={option} />
            </li>
          ))}
        </ol>
      )}
      {left.map(({ id, text, picture }) => (
        <div key={id} className={classes.side}>
          {picture && <Picture {...picture} />}
          <NativeSelect
            label={
              <bdi>
                <FormulaText text={text} />
              </bdi>
            }
            aria-label={optionName({ text, picture })}
            data={data}
            value={pairs[id] ?? ''}
            onChange={(event) => choose(id, event.currentTarget.value)}
          />
        </div>
      ))}
    </div>
  );
}
