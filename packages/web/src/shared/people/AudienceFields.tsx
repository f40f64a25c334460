import { Radio } from '@mantine/core';
import { findOrganizationPath } from '@shuyuan/contract/people/organizations.wire';
import { useReads } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import type { AudienceDraft } from './audience-draft.ts';
import { OrganizationPicker } from './OrganizationPicker.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { ChosenList } from '../../ui/ChosenList.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { Stack } from '../../ui/Stack.tsx';

type Named = { readonly id: string; readonly name: string };

type Props = {
  draft: AudienceDraft;
  error?: string | null | undefined;
  onChange: (change: Partial<AudienceDraft>) => void;
};

/** Organisations that were just chosen have an id alone; their names are asked for. */
function useNamed(chosen: readonly Named[]): Named[] {
  const unnamed = chosen.filter(({ name }) => name === '');
  const reads = useReads(
    findOrganizationPath,
    unnamed.map(({ id }) => ({ id })),
    { claims: 'notices' },
  );
  return chosen.map((one) => {
    const at = unnamed.indexOf(one);
    return at < 0 ? one : { id: one.id, name: reads[at]?.data?.items.at(-1)?.name ?? '…' };
  });
}

function Chosen({ chosen, onChange }: { chosen: readonly Named[]; onChange: (chosen: readonly Named[]) => void }) {
  const t = useT('subjects');
  const study = useT('study');
  if (chosen.length === 0) return null;
  return (
    <ChosenList
      chosen={[...chosen]}
      summary={t('subjects.form.chosen', { count: chosen.length })}
      removeLabel={(name) => study('ordering.remove', { name })}
      onRemove={(id) => onChange(chosen.filter((one) => one.id !== id))}
    />
  );
}

/** Everybody, or organisations with all below them and people by name. */
export function AudienceFields({ draft, error, onChange }: Props) {
  const t = useT('subjects');
  const study = useT('study');
  const { isEveryone, organizations, members } = draft;
  const named = useNamed(organizations);
  const addOrganization = (id: string): void => {
    if (id !== '' && !organizations.some((one) => one.id === id))
      onChange({ organizations: [...organizations, { id, name: '' }] });
  };
  return (
    <Stack gap={12}>
      <Radio.Group
        label={t('subjects.form.audience')}
        value={isEveryone ? 'everyone' : 'some'}
        onChange={(value) => onChange({ isEveryone: value === 'everyone' })}
      >
        <Stack gap={8}>
          <Radio value="everyone" label={t('subjects.form.everyone')} />
          <Radio value="some" label={t('subjects.form.some')} />
        </Stack>
      </Radio.Group>
      {!isEveryone && (
        <>
          <OrganizationPicker label={t('subjects.form.organizations')} value="" isAdding onChange={addOrganization} />
          <Chosen chosen={named} onChange={(next) => onChange({ organizations: next })} />
          <PersonSearch
            label={study('positions.holders.add')}
            placeholder={study('positions.holders.find')}
            noneFound={study('positions.holders.none')}
            exceptIds={members.map(({ id }) => id)}
            onChoose={({ id, fullName }) => onChange({ members: [...members, { id, name: fullName }] })}
          />
          <Chosen chosen={members} onChange={(next) => onChange({ members: next })} />
          {error && <ErrorText>{error}</ErrorText>}
        </>
      )}
    </Stack>
  );
}
