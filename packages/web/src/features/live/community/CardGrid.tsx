import type { LiveCardData } from './live-card.ts';
import classes from './CardGrid.module.css';
import { LiveCard } from './LiveCard.tsx';

type Props = { lives: readonly LiveCardData[]; onZero?: () => void };

export function CardGrid({ lives, onZero }: Props) {
  return (
    <ul className={classes.grid}>
      {lives.map((live) => (
        <li key={live.id}>
          <LiveCard live={live} {...(onZero && { onZero })} />
        </li>
      ))}
    </ul>
  );
}
