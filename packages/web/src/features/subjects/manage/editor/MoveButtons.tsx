import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import classes from './Editor.module.css';

/** Up, down and out; named after what they move. */
export function MoveButtons({ name, onMove, onRemove }: Moving & { name: string }) {
  const t = useT('study');
  return (
    <span className={classes.buttons}>
      <IconButton label={t('positions.form.up', { name })} icon={<ArrowUp size={16} />} onClick={() => onMove(-1)} />
      <IconButton label={t('positions.form.down', { name })} icon={<ArrowDown size={16} />} onClick={() => onMove(1)} />
      <IconButton label={t('positions.form.remove', { name })} icon={<Trash2 size={16} />} onClick={onRemove} />
    </span>
  );
}

export type Moving = { onMove: (by: -1 | 1) => void; onRemove: () => void };
