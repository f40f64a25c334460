import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endings } from './endings.ts';
import type { Environment } from './journey.ts';
import serverFlags from '../packages/server/node-flags.json' with { type: 'json' };
import { freePort, portsOfJourneys } from '../packages/server/src/platform/test-ports.ts';

const startMs = 90_000;
const stopMs = 20_000;
const pollMs = 50;

export type RunningServer = {
  readonly origin: string;
  readonly logFile: string;
  /** Refuses when the server had ended by itself. */
  readonly stop: () => Promise<void>;
};

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error('the server ended while starting');
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(pollMs);
  }
  throw new Error(`the server was not ready after ${startMs / 1000} s`);
}

/** Asked to end; killed where that takes too long. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await ended;
  clearTimeout(late);
}

type Start = { readonly env: Environment; readonly logFile: string; readonly endings: Endings };

/** The product in a process of its own. */
export async function startServer({ env, logFile, endings }: Start): Promise<RunningServer> {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const port = await freePort(portsOfJourneys);
  const child = spawn(process.execPath, [...serverFlags, 'packages/server/src/app/main.ts'], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl+C reaches every process of a terminal's group; a server that hears it twice ends without its database.
    detached: true,
  });
  const stop = endings.add(() => stopProcess(child));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, child);
  } catch (error) {
    await stop();
    throw new Error(`no server for these journeys, see ${logFile}`, { cause: error });
  }
  return {
    origin,
    logFile,
    stop: async () => {
      const endedItself = hasEnded(child);
      await stop();
      if (endedItself) throw new Error(`the server ended by itself; see ${logFile}`);
    },
  };
}
