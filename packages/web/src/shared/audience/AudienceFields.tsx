import { Radio } from '@mantine/core';
import { useT } from '../../lib/texts.ts';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { AudienceDraft } from './audience-draft.ts';
import { NamedAudience } from './NamedAudience.tsx';

type Props = {
  draft: AudienceDraft;
  error?: string | null | undefined;
  /** Where a panel around it says already what it is. */
  isTitled?: boolean;
  onChange: (change: Partial<AudienceDraft>) => void;
};

/** Everybody, or whoever belongs to something that is named. */
export function AudienceFields({ draft, error, isTitled = false, onChange }: Props) {
  const t = useT('audience');
  const title = isTitled ? { 'aria-label': t('audience.title') } : { label: t('audience.title') };
  return (
    <Stack gap={12}>
      <Radio.Group
        {...title}
        value={draft.isEveryone ? 'everyone' : 'some'}
        onChange={(value) => onChange({ isEveryone: value === 'everyone' })}
      >
        <Stack gap={8}>
          <Radio value="everyone" label={t('audience.everyone')} />
          <Radio value="some" label={t('audience.some')} />
        </Stack>
      </Radio.Group>
      {!draft.isEveryone && (
        <>
          <NamedAudience draft={draft} onChange={onChange} />
          {error && <ErrorText>{error}</ErrorText>}
        </>
      )}
    </Stack>
  );
}
