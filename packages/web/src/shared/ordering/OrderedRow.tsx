import type { ReactNode } from 'react';
import classes from './Ordering.module.css';
import { type Half, useDropTarget } from './use-drop-target.ts';

type Props = Omit<Dragging, 'onDrag'> & {
  /** Found again by it after it was moved. */
  id: string;
  className: string | undefined;
  children: ReactNode;
};

/** A row that is put into order; one that is dragged goes before or after it. */
export function OrderedRow({ id, className = '', isDragged, onDrop, children }: Props) {
  const target = useDropTarget(onDrop);
  return (
    <li
      className={`${classes.row ?? ''} ${className}`}
      data-moved={id}
      data-dragged={isDragged || undefined}
      data-over={target.over ?? undefined}
      {...target.events}
    >
      {children}
    </li>
  );
}

/** How a row is dragged, and what is let go over it. */
export type Dragging = {
  isDragged: boolean;
  onDrag: (isDragged: boolean) => void;
  /** The dragged row was let go over this one. */
  onDrop: (half: Half) => void;
};
