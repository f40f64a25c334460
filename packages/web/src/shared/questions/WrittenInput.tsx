import { Textarea, TextInput } from '@mantine/core';
import { answerLimits, type SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import classes from './Questions.module.css';

type Props = {
  kind: 'short' | 'numeric' | 'essay';
  labelledBy: string;
  answer: SimpleAnswer | null;
  onChange: (answer: SimpleAnswer | null) => void;
};

/** A word, a number, or a longer text. */
export function WrittenInput({ kind, labelledBy, answer, onChange }: Props) {
  const value = answer && 'text' in answer ? answer.text : '';
  const write = (text: string): void => onChange(text === '' ? null : { kind, text });
  if (kind === 'essay')
    return (
      <Textarea
        aria-labelledby={labelledBy}
        autosize
        minRows={6}
        maxLength={answerLimits.essay}
        value={value}
        onChange={(event) => write(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      aria-labelledby={labelledBy}
      maxLength={answerLimits[kind]}
      inputMode={kind === 'numeric' ? 'decimal' : 'text'}
      className={kind === 'numeric' ? classes.short : undefined}
      value={value}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}
