import { Textarea, TextInput } from '@mantine/core';
import type { QuestionOf } from '@shuyuan/contract/surveys/question-kinds';
import type { FieldProps } from './field-props.ts';
import classes from './Questions.module.css';

const textOf = (answer: FieldProps<unknown>['answer']): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';

/** A text, a number or a day. */
export function WrittenField(props: FieldProps<QuestionOf<'shortText' | 'longText' | 'number' | 'date'>>) {
  const { question, answer, labelledBy, describedBy, isWrong, onChange } = props;
  const shared = {
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-required': question.isRequired,
    error: isWrong,
    value: textOf(answer),
  };
  const write = (text: string): void => onChange(text === '' ? undefined : text);
  if (question.kind === 'longText')
    return <Textarea {...shared} autosize minRows={3} onChange={(event) => write(event.currentTarget.value)} />;
  if (question.kind === 'shortText')
    return <TextInput {...shared} onChange={(event) => write(event.currentTarget.value)} />;
  if (question.kind === 'date')
    return (
      <TextInput
        {...shared}
        type="date"
        className={classes.short}
        onChange={(event) => write(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...shared}
      type="number"
      step="any"
      className={classes.short}
      onChange={(event) => onChange(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))}
    />
  );
}
