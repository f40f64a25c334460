import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../packages/server/src/platform/database/embedded.ts';
import { writeResult } from './write-result.ts';

/** From `npm start` to the first answered request: an empty folder first, then warm starts on the same data. */
const warmStarts = 3;
const budgetMs = 5_000;
const root = resolve(import.meta.dirname, '..');

async function timeStart(folder: string): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' };
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api/v1/system/tourist/entrance`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await ask())) await sleep(20);
  const took = performance.now() - started;
  await new Promise((done) => void child.once('exit', done).kill('SIGTERM'));
  return took;
}

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
try {
  const first = await timeStart(folder);
  const warm: number[] = [];
  for (let n = 0; n < warmStarts; n++) warm.push(await timeStart(folder));
  const row = (name: string, ms: number) => [name, (ms / 1000).toFixed(2), (ms / budgetMs).toFixed(2)];
  writeResult('start', {
    title: 'From `npm start` to the first answered request',
    about: `Seconds, npm and its Node included; the client is built already. Ratio: to the budget of ${budgetMs / 1000} s for a warm start.`,
    head: ['start', 'seconds', 'ratio'],
    rows: [
      row('first: database created, company told', first),
      row(`warm, slowest of ${warmStarts}`, Math.max(...warm)),
    ],
  });
  if (Math.max(...warm) > budgetMs) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
