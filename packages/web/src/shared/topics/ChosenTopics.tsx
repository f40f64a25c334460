import { X } from 'lucide-react';
import { useT } from '../../lib/texts.ts';
import classes from './TopicPicker.module.css';
import type { ChosenTopic } from './use-topic-choice.ts';

type Props = { topics: readonly ChosenTopic[]; max: number; onRemove: (id: string) => void };

export function ChosenTopics({ topics, max, onRemove }: Props) {
  const t = useT('share');
  const count = t('topics.pick.chosen', { count: topics.length, max });
  return (
    <div className={classes.chosen} aria-live="polite">
      <span className={classes.count}>{topics.length === 0 ? t('topics.pick.chosen.none') : count}</span>
      {topics.length > 0 && (
        <ul className={classes.chips} aria-label={count}>
          {topics.map(({ id, name }) => (
            <li key={id} className={classes.chip}>
              <bdi>{name}</bdi>
              <button
                type="button"
                className={classes.remove}
                aria-label={t('topics.pick.remove', { name })}
                onClick={() => onRemove(id)}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
