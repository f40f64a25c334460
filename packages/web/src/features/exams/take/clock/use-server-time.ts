import type { AttemptSaver } from '../attempt-saver.ts';
import type { useRemaining } from './use-remaining.ts';
import { useTimeChecks } from './use-time-checks.ts';
import { useTimeUp } from './use-time-up.ts';

type Remaining = Pick<ReturnType<typeof useRemaining>, 'remainingMs' | 'readAt'>;
type Options = Remaining & { readonly isMine: boolean; readonly onEnd: () => void };

/** Follows the clock of the server while a paper is answered here: it is asked what remains, and for the end. */
export function useServerTime(saver: AttemptSaver, { remainingMs, readAt, isMine, onEnd }: Options): void {
  const isUp = remainingMs === 0 && isMine;
  useTimeChecks(saver, { isAsked: isMine && !isUp, readAt });
  useTimeUp(saver, { isUp, onEnd });
}
