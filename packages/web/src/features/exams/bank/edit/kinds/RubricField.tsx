import { Textarea } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../../lib/texts.ts';
import type { KindProps } from './kind-props.ts';

/** Points by which a person marks an answer. */
export function RubricField({ draft, onChange }: KindProps) {
  const t = useT('bank');
  return (
    <Textarea
      label={t('bank.rubric')}
      description={t('bank.rubric.hint')}
      autosize
      minRows={3}
      maxLength={bankLimits.text}
      value={draft.rubric}
      onChange={(event) => onChange({ rubric: event.currentTarget.value })}
    />
  );
}
