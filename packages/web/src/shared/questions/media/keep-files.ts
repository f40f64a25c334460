/**
 * Pictures and sounds a page holds itself: browsers keep none of a question's (`no-store`), and the network may go while
 * a paper is answered. By their address; the values are addresses of what is held.
 */
const kept = new Map<string, string>();

/** One after the other, from `afterMs` on; those that did not arrive again. Whoever calls the end lets all of them go. */
export function keepFiles(paths: readonly string[], afterMs: number): () => void {
  const ended = new AbortController();
  void pause(afterMs, ended.signal).then(() => keepAll(paths, ended.signal));
  return () => {
    ended.abort();
    for (const path of paths) {
      const address = kept.get(path);
      if (address !== undefined) URL.revokeObjectURL(address);
      kept.delete(path);
    }
  };
}

/** Of one file, and of all together: a paper must not fill the memory of a phone. */
export const keptLimits = { fileBytes: 10 * 2 ** 20, allBytes: 60 * 2 ** 20 } as const;
const retryAfterMs = 15_000;
const maxRounds = 40;

/** Where to show a file from: what is held, or the server. */
export const addressOf = (path: string): string => kept.get(path) ?? path;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** A file that is refused or too large is not asked for again: its picture says so where it is shown. */
async function readFile(path: string, roomBytes: number, signal: AbortSignal): Promise<Blob | 'gone' | 'failed'> {
  try {
    const answer = await fetch(path, { signal });
    const bytes = Number(answer.headers.get('content-length') ?? Number.NaN);
    if (answer.ok && bytes <= Math.min(keptLimits.fileBytes, roomBytes)) return await answer.blob();
    await answer.body?.cancel();
    return answer.status < 500 ? 'gone' : 'failed';
  } catch {
    return 'failed';
  }
}

async function keepAll(paths: readonly string[], signal: AbortSignal): Promise<void> {
  let missing = [...new Set(paths)];
  let roomBytes: number = keptLimits.allBytes;
  for (let round = 0; missing.length > 0 && round < maxRounds && !signal.aborted; round += 1) {
    if (round > 0) await pause(retryAfterMs, signal);
    const failed: string[] = [];
    for (const path of missing) {
      const file = await readFile(path, roomBytes, signal);
      if (signal.aborted) return;
      if (file === 'failed') failed.push(path);
      else if (file !== 'gone') {
        roomBytes -= file.size;
        kept.set(path, URL.createObjectURL(file));
      }
    }
    missing = failed;
  }
}
