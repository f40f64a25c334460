import { useEffect } from 'react';
import type { AttemptSaver } from '../attempt-saver.ts';

const retryAfterMs = 2_000;

/**
 * When the time of the page is up, the server is asked first: somebody who only reads has not heard of minutes given
 * midway. Where it says the same, the attempt is handed in; without an answer it is tried again until there is one.
 */
export function useTimeUp(saver: AttemptSaver, { isUp, onEnd }: { isUp: boolean; onEnd: () => void }): void {
  useEffect(() => {
    if (!isUp) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const end = async (): Promise<void> => {
      if ((await saver.checkTime()) > 0) return;
      await saver.handIn();
      onEnd();
    };
    const tryToEnd = (): void => {
      end().catch(() => {
        if (!isStopped) timer = setTimeout(tryToEnd, retryAfterMs);
      });
    };
    tryToEnd();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isUp, onEnd, saver]);
}
