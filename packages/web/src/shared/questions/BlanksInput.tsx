import { TextInput } from '@mantine/core';
import { answerLimits, type SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { SimpleTakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { useT } from '../../lib/texts.ts';
import classes from './Questions.module.css';

type Props = {
  question: Extract<SimpleTakerQuestion, { kind: 'blanks' }>;
  answer: SimpleAnswer | null;
  onChange: (answer: SimpleAnswer | null) => void;
};

/** A field for each gap, in the order of the text. */
export function BlanksInput({ question: { blankIds }, answer, onChange }: Props) {
  const t = useT('exams');
  const texts = answer?.kind === 'blanks' ? answer.texts : {};
  const write = (id: string, text: string): void => {
    const { [id]: _, ...rest } = texts;
    const next = text === '' ? rest : { ...rest, [id]: text };
    onChange(Object.keys(next).length === 0 ? null : { kind: 'blanks', texts: next });
  };
  return (
    <div className={classes.options}>
      {blankIds.map((id, index) => (
        <TextInput
          key={id}
          className={classes.short}
          maxLength={answerLimits.blank}
          label={t('exams.blank', { number: index + 1 })}
          value={texts[id] ?? ''}
          onChange={(event) => write(id, event.currentTarget.value)}
        />
      ))}
    </div>
  );
}
