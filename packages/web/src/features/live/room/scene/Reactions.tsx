import { useReducedMotion } from '@mantine/hooks';
import type { ReactionKind } from '@shuyuan/contract/live/room/room-protocol';
import { useEffect, useState } from 'react';
import { useShown } from '../room-context.ts';
import classes from './Scene.module.css';

export const signs: Record<ReactionKind, string> = {
  clap: '👏',
  like: '👍',
  heart: '❤️',
  laugh: '😄',
  flower: '🌸',
  surprise: '😮',
};

const shownMs = 2_500;

/** Everything up to this number has been seen. */
function useSeen(newest: number): number {
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(newest), shownMs);
    return () => clearTimeout(timer);
  }, [newest]);
  return seen;
}

/** What the room sends up. Who wants no motion sees the signs standing for a moment. */
export function Reactions() {
  const bursts = useShown((shown) => shown.bursts);
  const newest = useShown((shown) => shown.burstCount);
  const seen = useSeen(newest);
  const isStill = useReducedMotion();
  const shown = bursts.filter(({ id }) => id >= seen);
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  return (
    <div className={classes.reactions} aria-hidden="true">
      {isStill
        ? kinds.map((kind) => <span key={kind}>{signs[kind]}</span>)
        : shown.map(({ id, kind }) => (
            <span
              key={id}
              className={classes.floating}
              style={{ insetInlineEnd: `${(id * 37) % 90}px`, animationDelay: `${(id % 6) * 90}ms` }}
            >
              {signs[kind]}
            </span>
          ))}
    </div>
  );
}
