import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import type { Step } from '../../../../shared/ordering/ordered-group.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import classes from './Editor.module.css';

/** Up, down and out; named after what they move. */
export function MoveButtons({ name, canStep, onStep, onRemove }: Moving & { name: string }) {
  const t = useT('study');
  const subjects = useT('subjects');
  return (
    <span className={classes.buttons}>
      <IconButton
        label={t('positions.form.up', { name })}
        icon={<ArrowUp size={16} aria-hidden />}
        disabledReason={canStep('up') ? undefined : subjects('subjects.form.first')}
        onClick={({ currentTarget }) => onStep('up', currentTarget)}
      />
      <IconButton
        label={t('positions.form.down', { name })}
        icon={<ArrowDown size={16} aria-hidden />}
        disabledReason={canStep('down') ? undefined : subjects('subjects.form.last')}
        onClick={({ currentTarget }) => onStep('down', currentTarget)}
      />
      <IconButton
        label={t('positions.form.remove', { name })}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={onRemove}
      />
    </span>
  );
}

export type Moving = {
  canStep: (step: Step) => boolean;
  onStep: (step: Step, button: HTMLElement) => void;
  onRemove: () => void;
};
