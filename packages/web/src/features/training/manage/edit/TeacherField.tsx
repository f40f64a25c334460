import { useT } from '../../../../lib/texts.ts';
import { type FoundPerson, PersonSearch } from '../../../../shared/people/PersonSearch.tsx';
import { ChosenList } from '../../../../ui/ChosenList.tsx';

type Props = {
  teacher: FoundPerson | null;
  error: string | null | undefined;
  onChange: (teacher: FoundPerson | null) => void;
};

/** The class teacher, found by name; once chosen, with the way back. */
export function TeacherField({ teacher, error, onChange }: Props) {
  const t = useT('teaching');
  if (!teacher)
    return (
      <PersonSearch
        label={t('teaching.teacher')}
        placeholder={t('teaching.person.find')}
        noneFound={t('teaching.person.none')}
        error={error}
        onChoose={({ id, fullName }) => onChange({ id, fullName })}
      />
    );
  return (
    <ChosenList
      chosen={[{ id: teacher.id, name: teacher.fullName }]}
      summary={t('teaching.teacher')}
      removeLabel={(name) => t('teaching.person.remove', { name })}
      onRemove={() => onChange(null)}
    />
  );
}
