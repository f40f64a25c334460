import { findOrganizationPath } from '@shuyuan/contract/people/organizations.wire';
import type { ReactNode } from 'react';
import { useReads } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ChosenList } from '../../ui/ChosenList.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { OrganizationPicker } from '../people/OrganizationPicker.tsx';
import { PersonSearch } from '../people/PersonSearch.tsx';
import type { AudienceDraft, Named } from './audience-draft.ts';
import { PositionAdder } from './PositionAdder.tsx';
import { TopicAdder } from './TopicAdder.tsx';

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

type ChosenProps = { chosen: readonly Named[]; children: ReactNode; onChange: (chosen: readonly Named[]) => void };

/** The way to add one more, and what was chosen. */
function Chosen({ chosen, children, onChange }: ChosenProps) {
  const t = useT('audience');
  return (
    <Stack gap={8}>
      {children}
      {chosen.length > 0 && (
        <ChosenList
          chosen={[...chosen]}
          summary={t('audience.chosen', { count: chosen.length })}
          removeLabel={(name) => t('audience.remove', { name })}
          onRemove={(id) => onChange(chosen.filter((one) => one.id !== id))}
        />
      )}
    </Stack>
  );
}

type Props = { draft: AudienceDraft; onChange: (change: Partial<AudienceDraft>) => void };

/** Organisations with all below them, positions, topics, and people by name. */
export function NamedAudience({ draft, onChange }: Props) {
  const t = useT('audience');
  const { organizations, positions, followedTopics, members } = draft;
  const named = useNamed(organizations);
  const addOrganization = (id: string): void => {
    if (id !== '' && !organizations.some((one) => one.id === id))
      onChange({ organizations: [...organizations, { id, name: '' }] });
  };
  return (
    <>
      <Chosen chosen={named} onChange={(next) => onChange({ organizations: next })}>
        <OrganizationPicker
          label={t('audience.organizations')}
          description={t('audience.organizations.hint')}
          value=""
          isByNames
          isAdding
          onChange={addOrganization}
        />
      </Chosen>
      <Chosen chosen={positions} onChange={(next) => onChange({ positions: next })}>
        <PositionAdder chosen={positions} onChange={(next) => onChange({ positions: next })} />
      </Chosen>
      <Chosen chosen={followedTopics} onChange={(next) => onChange({ followedTopics: next })}>
        <TopicAdder chosen={followedTopics} onChange={(next) => onChange({ followedTopics: next })} />
      </Chosen>
      <Chosen chosen={members} onChange={(next) => onChange({ members: next })}>
        <PersonSearch
          label={t('audience.people')}
          placeholder={t('audience.people.find')}
          noneFound={t('audience.people.none')}
          exceptIds={members.map(({ id }) => id)}
          onChoose={({ id, fullName }) => onChange({ members: [...members, { id, name: fullName }] })}
        />
      </Chosen>
    </>
  );
}
