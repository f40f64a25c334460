import { useT } from '../../../lib/texts.ts';
import { type AnswerEntry, isAnswered } from '@shuyuan/contract/exams/taking/attempt-state';
import classes from './Take.module.css';

type Props = {
  count: number;
  current: number;
  entries: ReadonlyMap<number, AnswerEntry>;
  onGo: (index: number) => void;
};

/** All questions by number: answered, flagged, and the one that is shown. */
export function QuestionMap({ count, current, entries, onGo }: Props) {
  const t = useT('exams');
  const nameOf = (index: number): string => {
    const entry = entries.get(index);
    const state = isAnswered(entry) ? t('exams.map.answered') : t('exams.map.empty');
    const name = t('exams.map.cell', { name: t('exams.question.number', { number: index + 1 }), state });
    return entry?.isFlagged ? t('exams.map.cell', { name, state: t('exams.map.flagged') }) : name;
  };
  return (
    <nav aria-label={t('exams.map')} className={classes.map}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={classes.cell}
          aria-label={nameOf(index)}
          aria-current={index === current ? 'step' : undefined}
          data-answered={isAnswered(entries.get(index))}
          data-flagged={entries.get(index)?.isFlagged ?? false}
          onClick={() => onGo(index)}
        >
          {index + 1}
        </button>
      ))}
    </nav>
  );
}
