import { ApiError } from '../../../lib/api-error.ts';

/** After this many attempts in a row without any progress the person is asked. */
const attemptsMax = 8;
const firstMs = 1_000;
const longestMs = 30_000;

/** 1, 2, 4 … 30 seconds; a little apart from others that lost the same line. */
export const waitMs = (attempt: number, random: number): number =>
  Math.min(longestMs, firstMs * 2 ** attempt) * (0.75 + random / 2);

/**
 * The line, or a server that is starting, busy or full of requests: the same call may well succeed soon. A full disk
 * does not empty itself meanwhile.
 */
const isWorthAnother = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code !== 'storage.full' &&
  (error.status === 0 || error.status === 429 || error.status >= 500);

/** Waits, but not while the line comes back: then at once. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
    };
    const go = (): void => {
      end();
      resolve();
    };
    const stop = (): void => {
      end();
      reject(signal.reason as Error);
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
    signal.addEventListener('abort', stop);
  });
}

type Options = { readonly signal: AbortSignal; readonly onWait?: (why: unknown) => void };

/** Tries again what may succeed yet; everything else is thrown at once. */
export async function withRetry<T>(work: () => Promise<T>, { signal, onWait }: Options): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      signal.throwIfAborted();
      return await work();
    } catch (error) {
      if (signal.aborted || attempt + 1 >= attemptsMax || !isWorthAnother(error)) throw error;
      onWait?.(error);
      await pause(waitMs(attempt, Math.random()), signal);
    }
  }
}
