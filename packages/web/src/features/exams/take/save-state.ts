import { ApiError } from '../../../lib/api-error.ts';

/**
 * `waiting`: not sent yet. `offline`: kept here until the server answers again. `elsewhere`: kept
 * here until one is back where the exam is taken. `refused`: the server has everything but
 * answers it does not take, which wait until they are changed.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'elsewhere' | 'refused' | 'takenOver' | 'over';

export function stateOfFailure(error: unknown): SaveState {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'exam.taken-over') return 'takenOver';
  if (code === 'exam.elsewhere') return 'elsewhere';
  return code === 'exam.handed-in' || code === 'exam.time-over' ? 'over' : 'offline';
}

/** Nothing is sent from this page any more. */
export const isEnded = (state: SaveState): boolean => state === 'takenOver' || state === 'over';

/** Something waits here to be sent, soon or again after a while. */
export const isUnsent = (state: SaveState): boolean =>
  state === 'waiting' || state === 'offline' || state === 'elsewhere';
