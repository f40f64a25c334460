import { Textarea, TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { AudienceFields } from '../../../../shared/audience/AudienceFields.tsx';
import { PricedField } from '../../../../shared/pricing/PricedField.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import type { FieldsProps } from './use-exam-form.ts';

/** Name, introduction, audience and price. */
export function BasicsPanel({ form }: FieldsProps) {
  const t = useT('examining');
  return (
    <Panel title={t('examining.basics')}>
      <Stack>
        <TextInput label={t('examining.name')} required autoComplete="off" {...form.textField('name')} />
        <Textarea
          label={t('examining.introduction')}
          description={t('examining.introduction.hint')}
          rows={3}
          {...form.textField('introduction')}
        />
        <SwitchField
          label={t('examining.certification')}
          description={t('examining.certification.hint')}
          isOn={form.draft.isCertification}
          onChange={(isCertification) => form.change({ isCertification })}
        />
        <AudienceFields draft={form.draft} error={form.problems.organizations} onChange={form.change} />
        <PricedField form={form} label={t('examining.price')} hint={t('examining.price.hint')} />
      </Stack>
    </Panel>
  );
}
