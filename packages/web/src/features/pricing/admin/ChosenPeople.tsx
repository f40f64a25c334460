import { useT } from '../../../lib/texts.ts';
import { ChosenList } from '../../../ui/ChosenList.tsx';
import type { FoundPerson } from '../../../shared/people/PersonSearch.tsx';

export function ChosenPeople({ people, onRemove }: { people: readonly FoundPerson[]; onRemove: (id: string) => void }) {
  const t = useT('admin');
  return (
    <ChosenList
      chosen={people.map(({ id, fullName }) => ({ id, name: fullName }))}
      summary={t('admin.cards.give.chosen', { count: people.length })}
      removeLabel={(name) => t('admin.cards.give.remove', { name })}
      onRemove={onRemove}
    />
  );
}
