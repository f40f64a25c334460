import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import serverFlags from '../../packages/server/node-flags.json' with { type: 'json' };

export type Side = { readonly url: string; readonly child: ChildProcess; readonly stop: () => Promise<void> };

/** A program of this folder as a process of its own, in a folder of its own. */
export async function startSide(program: string, env: Record<string, string>): Promise<Side> {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'shuyuan-side-'));
  // As the product is started; what it is compared with keeps what its runtime gives it.
  const execArgv = program === 'product.ts' ? serverFlags : [];
  const options = { execArgv, env: { ...process.env, ...env, DATA_DIR: dataDir } };
  const child = fork(resolve(import.meta.dirname, program), options);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const port = await new Promise<number>((done, fail) => {
    child.once('message', (message) => done((message as { port: number }).port));
    child.once('exit', (code) => fail(new Error(`${program} ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
