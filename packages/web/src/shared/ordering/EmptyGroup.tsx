import { HintText } from '../../ui/HintText.tsx';
import classes from './Ordering.module.css';
import { useDropTarget } from './use-drop-target.ts';

/** A group without rows takes those of others, too. */
export function EmptyGroup({ hint, onDrop }: { hint: string; onDrop: () => void }) {
  const target = useDropTarget(onDrop);
  return (
    <div className={classes.nothing} data-over={target.over ?? undefined} {...target.events}>
      <HintText>{hint}</HintText>
    </div>
  );
}
