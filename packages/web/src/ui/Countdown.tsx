import { useEffect, useState } from 'react';
import { countdownParts } from './countdown-parts.ts';
import classes from './Countdown.module.css';

type Props = {
  until: number;
  labels: { readonly days: string; readonly hours: string; readonly minutes: string; readonly seconds: string };
  onEnd?: () => void;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Time left in four tiles. The clock is read on every tick, so a sleeping tab shows the right time when it wakes. */
export function Countdown({ until, labels, onEnd }: Props) {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;

  useEffect(() => {
    if (isOver) {
      onEnd?.();
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, onEnd]);

  const parts = countdownParts(until, now);
  const tiles = (['days', 'hours', 'minutes', 'seconds'] as const).filter((unit) => unit !== 'days' || parts.days > 0);
  return (
    <div className={classes.root} role="timer">
      {tiles.map((unit) => (
        <span key={unit} className={classes.tile}>
          <span className={classes.number}>{two(parts[unit])}</span>
          <span className={classes.unit}>{labels[unit]}</span>
        </span>
      ))}
    </div>
  );
}
