import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useT } from '../../lib/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Step } from './ordered-group.ts';
import classes from './Ordering.module.css';

/** Up, down and out; named after what they move. */
export function MoveButtons({ name, canStep, onStep, onRemove }: Moving & { name: string }) {
  const t = useT('study');
  return (
    <span className={classes.buttons}>
      <IconButton
        label={t('ordering.up', { name })}
        icon={<ArrowUp size={16} aria-hidden />}
        disabledReason={canStep('up') ? undefined : t('ordering.first')}
        onClick={({ currentTarget }) => onStep('up', currentTarget)}
      />
      <IconButton
        label={t('ordering.down', { name })}
        icon={<ArrowDown size={16} aria-hidden />}
        disabledReason={canStep('down') ? undefined : t('ordering.last')}
        onClick={({ currentTarget }) => onStep('down', currentTarget)}
      />
      <IconButton label={t('ordering.remove', { name })} icon={<Trash2 size={16} aria-hidden />} onClick={onRemove} />
    </span>
  );
}

export type Moving = {
  canStep: (step: Step) => boolean;
  onStep: (step: Step, button: HTMLElement) => void;
  onRemove: () => void;
};
