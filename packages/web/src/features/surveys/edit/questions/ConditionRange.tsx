import { TextInput } from '@mantine/core';
import type { Condition } from '@shuyuan/contract/surveys/question-kinds';
import { useT } from '../../../../lib/texts.ts';
import classes from './Questions.module.css';

type Range = Extract<Condition, { kind: 'between' }>;
type Props = { condition: Range; onChange: (condition: Range) => void };

/** The numbers after which a question is asked. */
export function ConditionRange({ condition, onChange }: Props) {
  const t = useT('surveys');
  const field = (bound: 'from' | 'to') => ({
    type: 'number',
    label: t(`survey.condition.${bound}`),
    value: condition[bound],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ ...condition, [bound]: Number(event.currentTarget.value) }),
  });
  return (
    <div className={classes.bounds}>
      <TextInput {...field('from')} />
      <TextInput {...field('to')} />
    </div>
  );
}
