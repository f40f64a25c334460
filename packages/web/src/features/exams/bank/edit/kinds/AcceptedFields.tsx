import { Textarea } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../../lib/texts.ts';
import { Stack } from '../../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../../ui/SwitchField.tsx';
import { CriteriaFields } from './CriteriaFields.tsx';
import type { KindProps } from './kind-props.ts';

/** The texts that are right for a short answer, and the criteria for all others. */
export function AcceptedFields({ draft, onChange }: KindProps) {
  const t = useT('bank');
  return (
    <Stack gap={12}>
      <Textarea
        label={t('bank.accepted')}
        description={t('bank.accepted.hint', { max: bankLimits.accepted })}
        autosize
        minRows={2}
        value={draft.accepted}
        onChange={(event) => onChange({ accepted: event.currentTarget.value })}
      />
      <SwitchField
        label={t('bank.caseSensitive')}
        description={t('bank.caseSensitive.hint')}
        isOn={draft.isCaseSensitive}
        onChange={(isCaseSensitive) => onChange({ isCaseSensitive })}
      />
      <CriteriaFields draft={draft} onChange={onChange} />
    </Stack>
  );
}
