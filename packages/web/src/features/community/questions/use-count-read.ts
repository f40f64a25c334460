import { countRead } from '@shuyuan/contract/community/question-action.wire';
import { useEffect } from 'react';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';

/** Shorter than this nobody has read anything. */
const inSightMs = 2_000;

/** COMM-18, D-130: says once that something is read, after it was in sight for a moment without a break. */
export function useCountRead(id: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const end = (): void => {
      stop();
      document.removeEventListener('visibilitychange', watch);
    };
    const report = (): void => {
      end();
      // Nobody is to be told that a read was not counted.
      call(countRead, { id }).catch((error: unknown) => presentError(error, 'all'));
    };
    function watch(): void {
      stop();
      if (document.visibilityState === 'visible') timer = setTimeout(report, inSightMs);
    }
    document.addEventListener('visibilitychange', watch);
    watch();
    return end;
  }, [id]);
}
