import { Radio, Textarea, TextInput } from '@mantine/core';
import { endRules } from '@shuyuan/contract/exams/papers/exam-settings';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import classes from './Edit.module.css';
import { examAnchors } from './exam-anchors.ts';
import type { FieldsProps } from './use-exam-form.ts';

const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The window, the length and how both end an attempt; how often it is taken, and the password. */
export function TimePanel({ form }: FieldsProps) {
  const t = useT('examining');
  const { draft, change, textField } = form;
  const hasBoth = draft.closeTime !== '' && draft.lengthMinutes.trim() !== '';
  return (
    <Panel title={t('examining.time')}>
      <Stack>
        <div className={classes.fields}>
          <TextInput
            type="datetime-local"
            label={t('examining.openTime')}
            description={t('examining.openTime.hint')}
            {...textField('openTime')}
          />
          <TextInput
            id={examAnchors.closeTime}
            type="datetime-local"
            label={t('examining.closeTime')}
            description={t('examining.closeTime.hint')}
            {...textField('closeTime')}
          />
          <TextInput
            id={examAnchors.length}
            inputMode="numeric"
            label={t('examining.length')}
            description={t('examining.length.hint')}
            {...textField('lengthMinutes')}
          />
        </div>
        <HintText>{t('examining.zone', { zone: zone() })}</HintText>
        {hasBoth && (
          <Radio.Group
            label={t('examining.endRule')}
            value={draft.endRule}
            onChange={(value) => change({ endRule: endRules.find((rule) => rule === value) ?? 'lastStart' })}
          >
            <Stack gap={8}>
              {endRules.map((rule) => (
                <Radio key={rule} value={rule} label={t(`examining.endRule.${rule}`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <div className={classes.fields}>
          <TextInput
            inputMode="numeric"
            label={t('examining.maxAttempts')}
            description={t('examining.maxAttempts.hint')}
            {...textField('maxAttempts')}
          />
          <TextInput inputMode="numeric" label={t('examining.delay')} {...textField('delayMinutes')} />
          <TextInput
            label={t('examining.password')}
            description={t('examining.password.hint')}
            autoComplete="off"
            {...textField('password')}
          />
        </div>
        <Textarea
          label={t('examining.addressRanges')}
          description={t('examining.addressRanges.hint')}
          autosize
          minRows={2}
          maxRows={8}
          dir="ltr"
          {...textField('addressRanges')}
        />
        <SwitchField
          label={t('examining.logsAttention')}
          description={t('examining.logsAttention.hint')}
          isOn={draft.logsAttention}
          onChange={(logsAttention) => change({ logsAttention })}
        />
        <SwitchField
          label={t('examining.hidesAssistant')}
          isOn={draft.hidesAssistant}
          onChange={(hidesAssistant) => change({ hidesAssistant })}
        />
        <SwitchField
          label={t('examining.hasCalculator')}
          isOn={draft.hasCalculator}
          onChange={(hasCalculator) => change({ hasCalculator })}
        />
      </Stack>
    </Panel>
  );
}
