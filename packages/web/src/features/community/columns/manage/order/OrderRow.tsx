import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useFormat } from '../../../../../lib/format.ts';
import { useT } from '../../../../../lib/texts.ts';
import { dragHandle, type Half, useDropTarget } from '../../../../../shared/ordering/use-drop-target.ts';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import type { QuestionCardData } from '../../../questions/question.ts';
import { QuestionLink } from '../../../questions/QuestionLink.tsx';
import { QuestionMarks } from '../../../questions/QuestionMarks.tsx';
import classes from '../Manage.module.css';
import type { Step } from './use-column-order.ts';

type Props = {
  question: QuestionCardData;
  /** From 1, in the whole column. */
  position: number;
  isDragged: boolean;
  canStep: (step: Step) => boolean;
  onStep: (step: Step, button: HTMLElement) => void;
  onDrag: (isDragged: boolean) => void;
  /** Whatever is dragged was let go over this one. */
  onDrop: (half: Half) => void;
  onTake: () => void;
};

/** D-139: something in a column, moved by pointer or by key. */
export function OrderRow({ question, position, isDragged, canStep, onStep, onDrag, onDrop, onTake }: Props) {
  const t = useT('share');
  const format = useFormat();
  const target = useDropTarget(onDrop);
  const { kind, state, title: name, publishTime } = question;
  return (
    <li>
      <div
        className={classes.row}
        data-dragged={isDragged || undefined}
        data-over={target.over ?? undefined}
        {...dragHandle(name, onDrag)}
        {...target.events}
      >
        <GripVertical size={18} aria-hidden className={classes.grip} />
        <span className={classes.number}>{format.count(position)}</span>
        <div className={classes.about}>
          <QuestionLink question={question} className={classes.name}>
            <bdi>{name}</bdi>
          </QuestionLink>
          <span className={classes.soft}>
            <QuestionMarks kind={kind} state={state} />
            <span>{format.date(publishTime)}</span>
          </span>
        </div>
        <div className={classes.ends}>
          <IconButton
            label={t('community.column.order.up', { name })}
            icon={<ArrowUp size={18} aria-hidden />}
            disabledReason={canStep('up') ? undefined : t('community.column.order.first')}
            onClick={({ currentTarget }) => onStep('up', currentTarget)}
          />
          <IconButton
            label={t('community.column.order.down', { name })}
            icon={<ArrowDown size={18} aria-hidden />}
            disabledReason={canStep('down') ? undefined : t('community.column.order.last')}
            onClick={({ currentTarget }) => onStep('down', currentTarget)}
          />
          <IconButton
            label={t('community.column.order.take', { name })}
            icon={<X size={18} aria-hidden />}
            onClick={onTake}
          />
        </div>
      </div>
    </li>
  );
}
