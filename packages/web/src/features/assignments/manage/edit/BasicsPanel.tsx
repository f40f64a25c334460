import { Textarea, TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { AudienceFields } from '../../../../shared/audience/AudienceFields.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { FieldsProps } from './use-assignment-form.ts';

/** The name of a rule, why it is there, and the people it is for. */
export function BasicsPanel({ form: { draft, problems, change, textField } }: FieldsProps) {
  const t = useT('assignments');
  return (
    <Panel title={t('assignments.basics')}>
      <Stack>
        <TextInput label={t('assignments.name')} required autoComplete="off" {...textField('title')} />
        <Textarea label={t('assignments.introduction')} rows={3} {...textField('introduction')} />
        <AudienceFields draft={draft} error={problems.organizations} onChange={change} />
      </Stack>
    </Panel>
  );
}
