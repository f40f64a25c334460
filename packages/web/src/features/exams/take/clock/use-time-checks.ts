import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useEffect } from 'react';
import type { AttemptSaver } from '../attempt-saver.ts';

/** A hall that started at once does not ask at once. */
const spread = 0.25;
const wakings = ['pageshow', 'online'] as const;

type Options = {
  readonly isAsked: boolean;
  /** When the server said last what remains. */
  readonly readAt: number;
};

/**
 * Asks the server what remains where no save has for about a minute, and when somebody comes back to the page: minutes given midway
 * are heard of by those who only read, and the clock a page counts by stands still while its machine sleeps.
 */
export function useTimeChecks(saver: Pick<AttemptSaver, 'checkTime'>, { isAsked, readAt }: Options): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    // The saver shows what failed, and tries again.
    const check = (): void => {
      if (document.visibilityState === 'visible') saver.checkTime().catch(() => undefined);
    };
    const timer = setTimeout(check, minuteMs * (1 + Math.random() * spread));
    document.addEventListener('visibilitychange', check);
    for (const waking of wakings) window.addEventListener(waking, check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      for (const waking of wakings) window.removeEventListener(waking, check);
    };
  }, [saver, isAsked, readAt]);
}
