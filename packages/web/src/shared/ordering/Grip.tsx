import { GripVertical } from 'lucide-react';
import classes from './Ordering.module.css';
import { dragHandle } from './use-drop-target.ts';

/** The handle a row is dragged by. */
export function Grip({ name, onDrag }: { name: string; onDrag: (isDragged: boolean) => void }) {
  return (
    <span className={classes.grip} {...dragHandle(name, onDrag)}>
      <GripVertical size={18} aria-hidden />
    </span>
  );
}
