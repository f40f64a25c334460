import { useEffect } from 'react';
import { useRemaining } from '../take/clock/use-remaining.ts';
import type { ExamView } from './exam-view.ts';

/** The time until an exam opens, counted from what the server said; 0: it has opened. */
export function useOpening({ now, conditions: { openTime } }: Pick<ExamView, 'now' | 'conditions'>): number {
  const untilMs = Math.max(0, (openTime ?? 0) - now);
  const { remainingMs, resync } = useRemaining(untilMs);
  useEffect(() => resync(untilMs), [untilMs, resync]);
  return remainingMs;
}
