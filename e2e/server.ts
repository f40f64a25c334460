import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const startMs = 90_000;
const stopMs = 20_000;
const serverLog = 'test-results/server.log';

export type RunningServer = { readonly origin: string; readonly stop: () => Promise<void> };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error(`the server ended while starting; see ${serverLog}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`the server was not ready after ${startMs / 1000} s; see ${serverLog}`);
}

/** The product as an operator starts it, on an empty folder of its own, filled with the demo company. */
export async function startServer(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-journeys-'));
  // The database refuses to run as root and changes its user; that user must be able to pass through.
  chmodSync(folder, 0o755);
  // A configuration file of the developer's own must not reach the server under test.
  writeFileSync(join(folder, 'empty.env'), '');
  mkdirSync('test-results', { recursive: true });
  const log = createWriteStream(serverLog);
  const port = await freePort();
  const child = spawn(process.execPath, ['packages/server/src/app/main.ts'], {
    env: {
      ...process.env,
      SHUYUAN_ENV: join(folder, 'empty.env'),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      PORT: String(port),
      DEMO: '1',
      RATE_LIMIT_FACTOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const ended = once(child, 'exit');
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;

  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), stopMs);
    if (!hasEnded()) await ended;
    clearTimeout(late);
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, hasEnded);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
