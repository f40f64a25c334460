import { Textarea } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../../lib/texts.ts';
import { HintText } from '../../../../../ui/HintText.tsx';
import { Stack } from '../../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../../ui/SwitchField.tsx';
import { blanksOf, type SimpleDraft } from '../simple-draft.ts';
import type { KindProps } from './kind-props.ts';
import { ShareRuleField } from './ShareRuleField.tsx';

/** Right texts for each gap, in the order of the text. */
export function BlanksFields({ draft, onChange }: KindProps) {
  const t = useT('bank');
  const blanks = blanksOf(draft);
  const change = (id: string, part: Partial<SimpleDraft['blanks'][number]>): void => {
    const kept = draft.blanks.filter((blank) => !blanks.some((one) => one.id === blank.id));
    onChange({ blanks: [...blanks.map((blank) => (blank.id === id ? { ...blank, ...part } : blank)), ...kept] });
  };
  if (blanks.length === 0) return <HintText>{t('bank.blanks.none')}</HintText>;
  return (
    <Stack gap={12}>
      {blanks.map(({ id, accepted, isCaseSensitive }, index) => (
        <Stack key={id} gap={6}>
          <Textarea
            label={t('bank.blank.accepted', { number: index + 1, key: `{{${id}}}` })}
            description={index === 0 ? t('bank.accepted.hint', { max: bankLimits.accepted }) : undefined}
            autosize
            minRows={1}
            value={accepted}
            onChange={(event) => change(id, { accepted: event.currentTarget.value })}
          />
          <SwitchField
            label={t('bank.caseSensitive')}
            isOn={isCaseSensitive}
            onChange={(isOn) => change(id, { isCaseSensitive: isOn })}
          />
        </Stack>
      ))}
      <ShareRuleField draft={draft} onChange={onChange} />
    </Stack>
  );
}
