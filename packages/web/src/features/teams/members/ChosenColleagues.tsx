import { X } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import type { Colleague } from './member-parts.ts';
import classes from './Members.module.css';

type Props = { people: readonly Colleague[]; onRemove: (person: Colleague) => void };

export function ChosenColleagues({ people, onRemove }: Props) {
  const t = useT('share');
  return (
    <div>
      <p className={classes.soft} aria-live="polite">
        {t('teams.members.add.chosen', { count: people.length })}
      </p>
      <ul className={classes.chosen}>
        {people.map((person) => (
          <li key={person.id} className={classes.chip}>
            <bdi>{person.fullName}</bdi>
            <button
              type="button"
              className={classes.take}
              aria-label={t('teams.members.add.take', { name: person.fullName })}
              onClick={() => onRemove(person)}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
