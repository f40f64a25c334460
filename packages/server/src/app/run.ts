import { ConfigError } from '../platform/config.ts';
import { DirectoryInUse } from '../platform/database/data-directory.ts';

/** A mistake of the operator is one sentence; anything else keeps its stack. */
export function fail(error: unknown): never {
  const isExpected = error instanceof ConfigError || error instanceof DirectoryInUse || isPortTaken(error);
  process.stderr.write(`${isExpected ? (error as Error).message : ((error as Error)?.stack ?? String(error))}\n`);
  process.exit(1);
}

const isPortTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException)?.code === 'EADDRINUSE';

/** Longer than anything takes that ends by itself. */
const leftOpenMs = 2_000;

/** A process whose parts are all closed ends by itself. One that does not has forgotten to close something, and says what. */
function leave(): void {
  process.exitCode = 0;
  // Not waited for by itself: it rings only where something else keeps the process.
  setTimeout(() => {
    process.stderr.write(`left open at the end: ${process.getActiveResourcesInfo().join(', ')}\n`);
    process.exit(0);
  }, leftOpenMs).unref();
}

/** Ends in order at the first signal, at once at the second, and never later than the time allows. Says whether it does. */
export function onShutdown(seconds: number, close: () => Promise<void>): () => boolean {
  let isClosing = false;
  const end = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), (seconds + 5) * 1000).unref();
    close().then(leave, fail);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  return () => isClosing;
}

/** After the time that is given to requests and jobs: what is then given back to the queue has to be written. */
const givingBackSeconds = 2;

/** Stops all parts at once, and waits for them a little longer than they are allowed. */
export async function stopWithin(seconds: number, stops: readonly (() => Promise<void>)[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((done) => (timer = setTimeout(done, (seconds + givingBackSeconds) * 1000)));
  await Promise.race([Promise.all(stops.map((stop) => stop())), limit]);
  clearTimeout(timer);
}
