import { useT } from '../../../../lib/texts.ts';
import { type FoundPerson, PersonSearch } from '../../../../shared/people/PersonSearch.tsx';
import { ChosenList } from '../../../../ui/ChosenList.tsx';

type Props = {
  person: FoundPerson | null;
  error: string | null | undefined;
  onChange: (person: FoundPerson | null) => void;
};

/** One person, found by name; once chosen, with the way back. */
export function PersonField({ person, error, onChange }: Props) {
  const t = useT('examining');
  const study = useT('study');
  if (!person)
    return (
      <PersonSearch
        label={t('examining.extra.person')}
        placeholder={t('examining.extra.person.find')}
        noneFound={t('examining.extra.person.none')}
        error={error}
        onChoose={onChange}
      />
    );
  return (
    <ChosenList
      chosen={[{ id: person.id, name: person.fullName }]}
      summary={t('examining.extra.person')}
      removeLabel={(name) => study('ordering.remove', { name })}
      onRemove={() => onChange(null)}
    />
  );
}
