import { TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { AudienceFields } from '../../../../shared/audience/AudienceFields.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { FieldsProps } from './IntroductionPanel.tsx';

/** Everybody, or whoever belongs to something that is named; of these perhaps only who joined since. */
export function AudiencePanel({ form }: FieldsProps) {
  const t = useT('courses');
  return (
    <Panel title={t('courses.fields.audience')} hint={t('courses.fields.audience.hint')}>
      <Stack>
        <AudienceFields draft={form.draft} error={form.problems.organizations} isTitled onChange={form.change} />
        <TextInput
          type="date"
          label={t('courses.field.joinedSince')}
          description={t('courses.field.joinedSince.hint')}
          {...form.textField('joinedSince')}
        />
      </Stack>
    </Panel>
  );
}
