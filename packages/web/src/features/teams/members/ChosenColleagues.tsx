import { useT } from '../../../lib/texts.ts';
import type { FoundPerson } from '../../../shared/people/PersonSearch.tsx';
import { ChosenList } from '../../../ui/ChosenList.tsx';

type Props = { people: readonly FoundPerson[]; onRemove: (id: string) => void };

export function ChosenColleagues({ people, onRemove }: Props) {
  const t = useT('share');
  return (
    <ChosenList
      chosen={people.map(({ id, fullName }) => ({ id, name: fullName }))}
      summary={t('teams.members.add.chosen', { count: people.length })}
      removeLabel={(name) => t('teams.members.add.take', { name })}
      onRemove={onRemove}
    />
  );
}
