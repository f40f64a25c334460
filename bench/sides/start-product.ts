import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import serverFlags from '../../packages/server/node-flags.json' with { type: 'json' };
import { freePort } from '../../packages/server/src/platform/database/embedded.ts';

const ours = resolve(import.meta.dirname, '../..');

/** The product as an operator starts it, with the demo company, on a port of its own; ours, or the one of another folder. */
export async function startProduct(
  folder: string,
  product = ours,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const main = join(product, 'packages/server/src/app/main.ts');
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), DEMO: '1', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [...serverFlags, main], { cwd: product, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the server did not start: ${child.exitCode}`);
    await sleep(100);
  }
  const stop = () => new Promise<void>((done) => void child.once('exit', () => done()).kill('SIGTERM'));
  return { url, stop };
}
