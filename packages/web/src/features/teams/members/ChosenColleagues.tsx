import { useT } from '../../../lib/texts.ts';
import { ChosenList } from '../../../ui/ChosenList.tsx';
import type { Colleague } from './member-parts.ts';

type Props = { people: readonly Colleague[]; onRemove: (id: string) => void };

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
