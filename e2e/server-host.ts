/**
 * One process that opens installation after installation for the files of a lane: modules are read once, and the code
 * stays warm. Started by `host-pool.ts`, which says what to open and close; it ends with its parent.
 */
import { openInstallation } from '../packages/server/src/app/installation.ts';
import { lineLog } from '../packages/server/src/app/log.ts';
import { stopWithin } from '../packages/server/src/app/run.ts';
import { serve } from '../packages/server/src/app/serve.ts';
import { type Config, readConfig } from '../packages/server/src/platform/config.ts';

export type HostRequest = { readonly open: NodeJS.ProcessEnv } | { readonly close: true };
export type HostAnswer = { readonly done: true } | { readonly error: string };

type Close = () => Promise<void>;
let close: Close | null = null;

async function open(config: Config): Promise<Close> {
  const installation = await openInstallation({ config, log: lineLog(config.LOG_LEVEL), isOwner: true });
  const running: Close[] = [];
  const end: Close = async () => {
    await stopWithin(config.SHUTDOWN_SECONDS, running);
    await installation.close();
  };
  try {
    await serve(config, installation, running);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

async function handle(request: HostRequest): Promise<void> {
  await close?.();
  close = 'open' in request ? await open(readConfig(request.open)) : null;
}

const answer = (message: HostAnswer): void => void process.send?.(message);

process.on('message', (request) => {
  // The parent sends nothing else.
  handle(request as HostRequest).then(
    () => answer({ done: true }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => {
  const leave = (): never => process.exit(0);
  void Promise.resolve(close?.()).then(leave, leave);
});
// The run ends the hosts itself, after the browsers: a terminal sends Ctrl+C to all of them at once.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
