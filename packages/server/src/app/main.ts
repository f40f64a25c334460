import { type Config, loadConfig } from '../platform/config.ts';
import { clientUrlOf } from '../platform/external-services.ts';
import { greet, startWarnings } from './greeting.ts';
import { type Installation, openInstallation } from './installation.ts';
import { lineLog } from './log.ts';
import { fail, onShutdown, stopWithin } from './run.ts';
import { type Serving, serve } from './serve.ts';

async function start(config: Config): Promise<void> {
  const log = lineLog(config.LOG_LEVEL);
  const ending = new AbortController();
  const opening = openInstallation({ config, log, isOwner: true, signal: ending.signal });
  const running: Parameters<typeof serve>[2] = [];
  // Before the database is there: a signal while it starts would leave it behind, without anybody to end it.
  const isEnding = onShutdown(config.SHUTDOWN_SECONDS, async () => {
    ending.abort();
    const installation = await opening.catch(() => null);
    await stopWithin(config.SHUTDOWN_SECONDS, running);
    await installation?.close();
  });
  const installation = await opening.catch((error: unknown) => {
    if (isEnding()) return null;
    throw error;
  });
  if (!installation) return;
  try {
    announce(config, installation, await serve(config, installation, running));
  } catch (error) {
    // Then it fails because everything is being closed under it.
    if (isEnding()) return;
    // The jobs first: with the database closed under them they fill the screen, and the one line that matters is lost.
    await Promise.all(running.map((stop) => stop()));
    await installation.close();
    throw portTaken(error, config);
  }
}

/** The operator should read what to change, not a system call. */
function portTaken(error: unknown, { PORT, HOST }: Config): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return error;
  const message = `Port ${PORT} of ${HOST} is taken by another program: stop it, or start with another PORT.`;
  return Object.assign(new Error(message), { code: 'EADDRINUSE' });
}

function announce(config: Config, { ownership, system }: Installation, { port, demo, setupCode }: Serving): void {
  for (const warning of startWarnings(config)) system.log.warn({}, warning);
  const url = clientUrlOf({ ...config, PORT: port });
  ownership?.describe(`process ${process.pid}, ${url}`);
  process.stdout.write(greet({ url, demo, setupCode }));
}

try {
  await start(loadConfig());
} catch (error) {
  fail(error);
}
