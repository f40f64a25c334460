import { Radio, TextInput } from '@mantine/core';
import { findOrganizationPath } from '@shuyuan/contract/people/organizations.wire';
import { useReads } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { OrganizationPicker } from '../../../../shared/people/OrganizationPicker.tsx';
import { PersonSearch } from '../../../../shared/people/PersonSearch.tsx';
import { ChosenList } from '../../../../ui/ChosenList.tsx';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { FieldsProps } from './IntroductionPanel.tsx';

type Named = { readonly id: string; readonly name: string };

/** Chosen organisations with their names: those the course came with are known, the others are asked for. */
function useNamed(ids: readonly string[], known: readonly Named[]): Named[] {
  const unknown = ids.filter((id) => !known.some((one) => one.id === id));
  const reads = useReads(
    findOrganizationPath,
    unknown.map((id) => ({ id })),
    { claims: 'notices' },
  );
  const named = unknown.map((id, at) => ({ id, name: reads[at]?.data?.items.at(-1)?.name ?? '…' }));
  return ids.flatMap((id) => [...known, ...named].find((one) => one.id === id) ?? []);
}

function OrganizationsField({ form, known }: FieldsProps & { known: readonly Named[] }) {
  const t = useT('courses');
  const { organizationIds } = form.draft;
  const named = useNamed(organizationIds, known);
  const add = (id: string): void => {
    if (id !== '' && !organizationIds.includes(id)) form.change({ organizationIds: [...organizationIds, id] });
  };
  return (
    <div>
      <OrganizationPicker
        label={t('courses.field.organizations')}
        description={t('courses.field.organizations.hint')}
        value=""
        isAdding
        onChange={add}
      />
      {named.length > 0 && (
        <ChosenList
          chosen={named}
          summary={t('courses.field.chosen', { count: named.length })}
          removeLabel={(name) => t('courses.field.remove', { name })}
          onRemove={(id) => form.change({ organizationIds: organizationIds.filter((one) => one !== id) })}
        />
      )}
    </div>
  );
}

function PeopleField({ form }: FieldsProps) {
  const t = useT('courses');
  const { members } = form.draft;
  return (
    <div>
      <PersonSearch
        label={t('courses.field.people')}
        placeholder={t('courses.field.lecturer.search')}
        noneFound={t('courses.field.people.none')}
        exceptIds={members.map(({ id }) => id)}
        onChoose={({ id, fullName }) => form.change({ members: [...members, { id, name: fullName }] })}
      />
      {members.length > 0 && (
        <ChosenList
          chosen={members}
          summary={t('courses.field.chosen', { count: members.length })}
          removeLabel={(name) => t('courses.field.remove', { name })}
          onRemove={(id) => form.change({ members: members.filter((one) => one.id !== id) })}
        />
      )}
    </div>
  );
}

/** Everybody, or organisations with all below them and people by name; of these perhaps only who joined since. */
export function AudiencePanel({ form, known }: FieldsProps & { known: readonly Named[] }) {
  const t = useT('courses');
  const { draft, problems } = form;
  return (
    <Panel title={t('courses.fields.audience')} hint={t('courses.fields.audience.hint')}>
      <Stack>
        <Radio.Group
          aria-label={t('courses.fields.audience')}
          value={draft.isEveryone ? 'everyone' : 'some'}
          onChange={(value) => form.change({ isEveryone: value === 'everyone' })}
        >
          <Stack gap={8}>
            <Radio value="everyone" label={t('courses.field.audience.everyone')} />
            <Radio value="some" label={t('courses.field.audience.some')} />
          </Stack>
        </Radio.Group>
        {!draft.isEveryone && (
          <>
            <OrganizationsField form={form} known={known} />
            <PeopleField form={form} />
            {problems.organizationIds && <ErrorText>{problems.organizationIds}</ErrorText>}
          </>
        )}
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
