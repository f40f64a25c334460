import { isCreated, maxPolls, pollMs } from '@shuyuan/contract/live/live-polling';
import { ApiError, isAborted } from '../../../../lib/api-error.ts';
import type { LiveDetail } from '../../manage/managed-live.ts';

type Options = {
  readonly read: () => Promise<LiveDetail>;
  /** Hears that something has happened to the live before the next look is due; returns how to stop listening. */
  readonly listen: (onNews: () => void) => () => void;
  /** Told before each look that was due. */
  readonly onPoll: (poll: number) => void;
  readonly signal: AbortSignal;
};

/** A look that failed is a look at nothing new; only a lost session ends the waiting, because nothing would follow. */
async function looked(read: Options['read']): Promise<LiveDetail | null> {
  try {
    const live = await read();
    return isCreated(live) ? live : null;
  } catch (error) {
    if (isAborted(error) || (error instanceof ApiError && error.status === 401)) throw error;
    return null;
  }
}

/**
 * LIVE-CREATE-03…05, C-04: 24 looks, five seconds apart; the tick after the last one gives up. News of the server make
 * an extra look at once. Null: the room was not ready in time.
 */
export function watchCreation({ read, listen, onPoll, signal }: Options): Promise<LiveDetail | null> {
  const { promise, resolve, reject } = Promise.withResolvers<LiveDetail | null>();
  let polls = 0;
  const look = (): void => {
    // News may arrive in the moment between leaving and its consequences.
    if (signal.aborted) return;
    void looked(read).then(
      (live) => (live ? resolve(live) : undefined),
      (error: unknown) => reject(error as Error),
    );
  };
  const tick = (): void => {
    if (polls === maxPolls) {
      resolve(null);
      return;
    }
    polls += 1;
    onPoll(polls);
    look();
  };
  const timer = setInterval(tick, pollMs);
  const deafen = listen(look);
  const leave = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', leave);
  return promise.finally(() => {
    clearInterval(timer);
    deafen();
    signal.removeEventListener('abort', leave);
  });
}
