import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { dragHandle } from '../../../../shared/ordering/use-drop-target.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import classes from './Questions.module.css';

type Props = {
  titleId: string;
  index: number;
  count: number;
  isDragged: boolean;
  onMove: (to: number, button: HTMLElement) => void;
  onDrag: (isDragged: boolean) => void;
  onRemove: () => void;
};

/** The number of a question, the handle by which it is dragged, and the same by key. */
export function QuestionTools({ titleId, index, count, isDragged, onMove, onDrag, onRemove }: Props) {
  const t = useT('surveys');
  const number = index + 1;
  return (
    <div className={classes.head} data-dragged={isDragged || undefined}>
      <span className={classes.grip} {...dragHandle(String(number), onDrag)}>
        <GripVertical size={18} aria-hidden />
      </span>
      <h3 id={titleId} className={classes.number}>
        {t('survey.question.number', { number })}
      </h3>
      <span className={classes.tools}>
        <IconButton
          label={t('survey.question.up', { number })}
          icon={<ArrowUp size={16} aria-hidden />}
          disabledReason={index === 0 ? t('survey.question.first') : undefined}
          onClick={({ currentTarget }) => onMove(index - 1, currentTarget)}
        />
        <IconButton
          label={t('survey.question.down', { number })}
          icon={<ArrowDown size={16} aria-hidden />}
          disabledReason={number === count ? t('survey.question.last') : undefined}
          onClick={({ currentTarget }) => onMove(index + 1, currentTarget)}
        />
        <IconButton
          label={t('survey.question.remove', { number })}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}
