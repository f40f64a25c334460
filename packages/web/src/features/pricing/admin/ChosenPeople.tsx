import { useT } from '../../../lib/texts.ts';
import { ChosenList } from '../../../ui/ChosenList.tsx';
import type { Colleague } from './person-search.ts';

export function ChosenPeople({ people, onRemove }: { people: readonly Colleague[]; onRemove: (id: string) => void }) {
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
