import { useT } from '../../../lib/texts.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import { ChosenList } from '../../../ui/ChosenList.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from './Edit.module.css';
import type { SurveyDraft } from './survey-draft.ts';
import { useOrganizationName } from './use-organization-name.ts';

type Chosen = Pick<SurveyDraft, 'organizations' | 'people'>;
type Props = Chosen & { problem: string | null | undefined; onChange: (chosen: Partial<Chosen>) => void };

/** The organisations with everything below them, and single people. */
export function AudiencePicker({ organizations, people, problem, onChange }: Props) {
  const t = useT('surveys');
  const nameOf = useOrganizationName();
  const addOrganization = (id: string): void => {
    if (organizations.some((one) => one.id === id)) return;
    void nameOf(id).then((name) => onChange({ organizations: [...organizations, { id, name }] }));
  };
  return (
    <div className={classes.columns}>
      <Stack gap={8}>
        <OrganizationPicker
          label={t('survey.field.organizations')}
          placeholder={t('survey.field.organizations.add')}
          isByNames
          isAdding
          error={problem}
          value=""
          onChange={addOrganization}
        />
        <ChosenList
          chosen={organizations}
          summary={t('survey.field.chosen', { count: organizations.length })}
          removeLabel={(name) => t('survey.field.people.remove', { name })}
          onRemove={(id) => onChange({ organizations: organizations.filter((one) => one.id !== id) })}
        />
      </Stack>
      <Stack gap={8}>
        <PersonSearch
          label={t('survey.field.people')}
          placeholder={t('survey.field.people.find')}
          noneFound={t('survey.field.people.none')}
          exceptIds={people.map(({ id }) => id)}
          onChoose={({ id, fullName }) => onChange({ people: [...people, { id, fullName }] })}
        />
        <ChosenList
          chosen={people.map(({ id, fullName }) => ({ id, name: fullName }))}
          summary={t('survey.field.chosen', { count: people.length })}
          removeLabel={(name) => t('survey.field.people.remove', { name })}
          onRemove={(id) => onChange({ people: people.filter((one) => one.id !== id) })}
        />
      </Stack>
    </div>
  );
}
