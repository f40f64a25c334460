import { Textarea, TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { PushFormProps } from './use-push-form.ts';

/** The last day of a pack, and what is said with it. */
export function WhenStep({ form: { textField } }: PushFormProps) {
  const t = useT('packs');
  return (
    <Panel title={t('packs.when')}>
      <Stack>
        <TextInput type="date" label={t('packs.day')} required {...textField('day')} />
        <Textarea label={t('packs.message')} description={t('packs.message.hint')} rows={3} {...textField('message')} />
      </Stack>
    </Panel>
  );
}
