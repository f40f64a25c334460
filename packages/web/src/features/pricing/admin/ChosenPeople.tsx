import { X } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import classes from './Cards.module.css';
import type { Colleague } from './person-search.ts';

export function ChosenPeople({ people, onRemove }: { people: readonly Colleague[]; onRemove: (id: string) => void }) {
  const t = useT('admin');
  return (
    <div>
      <p className={classes.soft} aria-live="polite">
        {t('admin.cards.give.chosen', { count: people.length })}
      </p>
      <ul className={classes.chosen}>
        {people.map(({ id, fullName }) => (
          <li key={id} className={classes.chip}>
            <bdi>{fullName}</bdi>
            <button
              type="button"
              className={classes.take}
              aria-label={t('admin.cards.give.remove', { name: fullName })}
              onClick={() => onRemove(id)}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
