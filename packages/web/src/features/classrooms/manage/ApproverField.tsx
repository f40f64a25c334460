import { useT } from '../../../lib/texts.ts';
import { type FoundPerson, PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import { ChosenList } from '../../../ui/ChosenList.tsx';

type Props = {
  approver: FoundPerson | null;
  error: string | null | undefined;
  onChange: (approver: FoundPerson | null) => void;
};

/** The colleague who agrees to the bookings of a room; nobody where it is simply booked. */
export function ApproverField({ approver, error, onChange }: Props) {
  const t = useT('classrooms');
  if (!approver)
    return (
      <PersonSearch
        label={t('classrooms.form.approver')}
        placeholder={t('classrooms.form.approver.find')}
        noneFound={t('classrooms.form.approver.none')}
        error={error}
        onChoose={({ id, fullName }) => onChange({ id, fullName })}
      />
    );
  return (
    <ChosenList
      chosen={[{ id: approver.id, name: approver.fullName }]}
      summary={t('classrooms.form.approver')}
      removeLabel={(name) => t('classrooms.form.approver.remove', { name })}
      onRemove={() => onChange(null)}
    />
  );
}
