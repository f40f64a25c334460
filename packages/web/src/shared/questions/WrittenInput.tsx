import { Textarea, TextInput } from '@mantine/core';
import { answerLimits, type SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { ControlName } from './name-of.ts';
import classes from './Questions.module.css';

type Props = {
  kind: 'short' | 'numeric' | 'essay';
  name: ControlName;
  answer: SimpleAnswer | null;
  onChange: (answer: SimpleAnswer | null) => void;
};

/** A word, a number, or a longer text. */
export function WrittenInput({ kind, name, answer, onChange }: Props) {
  const value = answer && 'text' in answer ? answer.text : '';
  const write = (text: string): void => onChange(text === '' ? null : { kind, text });
  if (kind === 'essay')
    return (
      <Textarea
        {...name}
        autosize
        minRows={6}
        maxLength={answerLimits.essay}
        value={value}
        onChange={(event) => write(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...name}
      maxLength={answerLimits[kind]}
      inputMode={kind === 'numeric' ? 'decimal' : 'text'}
      className={kind === 'numeric' ? classes.short : undefined}
      value={value}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}
