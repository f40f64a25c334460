import { type Sharer, SharerCard } from '../SharerCard.tsx';
import classes from './ShareIndex.module.css';

type Props = { label: string; sharers: readonly Sharer[]; isTurned?: boolean };

export function SharerGrid({ label, sharers, isTurned = false }: Props) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {sharers.map((sharer) => (
        <li key={sharer.id} data-turned={isTurned || undefined}>
          <SharerCard sharer={sharer} />
        </li>
      ))}
    </ul>
  );
}
