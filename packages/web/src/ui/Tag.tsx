import type { ReactNode } from 'react';
import classes from './Tag.module.css';

type Tone = 'neutral' | 'pine' | 'cinnabar' | 'gold';

type Props = { tone?: Tone; icon?: ReactNode; isLive?: boolean; children: ReactNode };

/** A word about a state. `isLive` adds the dot of something happening now. */
export function Tag({ tone = 'neutral', icon, isLive = false, children }: Props) {
  return (
    <span className={classes.root} data-tone={tone}>
      {isLive && <span className={classes.dot} aria-hidden="true" />}
      {icon}
      {children}
    </span>
  );
}
