import { Textarea } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../../lib/texts.ts';
import { Stack } from '../../../../../ui/Stack.tsx';
import { AcceptedFilesFields } from './AcceptedFilesFields.tsx';
import { CriteriaFields } from './CriteriaFields.tsx';
import type { KindProps } from './kind-props.ts';

/** The files a person is asked for, and the words and criteria by which another one marks the answer. */
export function RubricField({ draft, onChange }: KindProps) {
  const t = useT('bank');
  return (
    <Stack gap={12}>
      {draft.kind === 'file' && <AcceptedFilesFields draft={draft} onChange={onChange} />}
      <Textarea
        label={t('bank.rubric')}
        description={t('bank.rubric.hint')}
        autosize
        minRows={3}
        maxLength={bankLimits.text}
        value={draft.rubric}
        onChange={(event) => onChange({ rubric: event.currentTarget.value })}
      />
      <CriteriaFields draft={draft} onChange={onChange} />
    </Stack>
  );
}
