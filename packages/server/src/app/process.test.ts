import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../platform/test-ports.ts';
import { demoPassword } from '../world/people.ts';

const main = resolve(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'shuyuan-process-'));
/** A start takes seconds; beside a dozen other processes it takes a minute. */
const patience = { timeout: 180_000 };
vi.setConfig({ testTimeout: 2 * patience.timeout });
const running = new Set<Server>();

type Server = { child: ChildProcess; url: string; output: () => string; ended: Promise<number | null> };

async function launch(env: Record<string, string> = {}): Promise<Server> {
  const port = String(await freePort());
  const { DATABASE_URL: _ignored, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, DATA_DIR: join(folder, 'data'), PORT: port, RATE_LIMIT_FACTOR: '0', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // Not its exit: what it said last may be on its way still.
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const server = { child, url: `http://127.0.0.1:${port}`, output: () => text, ended };
  running.add(server);
  void ended.then(() => running.delete(server));
  return server;
}

async function untilReady({ child, url, output }: Server): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  await expect.poll(async () => child.exitCode ?? (await isReady()), patience).not.toBe(false);
  expect(child.exitCode, `the server did not come up:\n${output()}`).toBeNull();
}

async function start(env?: Record<string, string>): Promise<Server> {
  const server = await launch(env);
  await untilReady(server);
  return server;
}

async function signIn(url: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username: 'linzhiyuan', password: demoPassword });
  const answer = await fetch(`${url}/api/v1/oauth/token`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const isValid = (url: string, token: string): Promise<boolean> =>
  fetch(`${url}/api/v1/oauth/token/validate`, { headers: { authorization: `Bearer__${token}` } }).then(
    (answer) => answer.ok,
  );

const postmaster = (): number =>
  Number(readFileSync(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
/** A zombie that nobody has waited for yet is not alive. */
const isAlive = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

async function stop({ child, ended }: Server): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

afterEach(async () => {
  await Promise.all([...running].map(stop));
}, patience.timeout);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the first start prints where to go and as whom; the second keeps everything; stopping leaves nothing behind', async () => {
  const first = await start();
  await expect.poll(first.output, patience).toContain('linzhiyuan');
  expect(first.output()).toContain(`${first.url}/vue/`);
  const token = await signIn(first.url);
  const database = postmaster();
  expect(await stop(first), first.output()).toBe(0);
  expect(isAlive(database)).toBe(false);
  expect(first.output()).not.toContain('left open');
  const second = await start();
  expect(await isValid(second.url, token)).toBe(true);
  await stop(second);
  expect(second.output()).toContain(`${second.url}/vue/`);
  expect(second.output()).not.toContain('linzhiyuan');
});

test('a start that is stopped before it is done leaves no database behind', async () => {
  const DATA_DIR = join(folder, 'stopped');
  const pidFile = join(DATA_DIR, 'postgres', 'postmaster.pid');
  const server = await launch({ DATA_DIR });
  // Line 8 of the file: the database takes connections, and the server is about to migrate it.
  const isUp = () => existsSync(pidFile) && /^ready/m.test(readFileSync(pidFile, 'utf8'));
  await expect.poll(isUp, { ...patience, interval: 10 }).toBe(true);
  const database = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  expect(await stop(server), server.output()).toBe(0);
  expect(isAlive(database)).toBe(false);
});

test('a second start on the same data directory says that it is in use, and by whom', async () => {
  const first = await start();
  const second = await launch();
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(`is in use by another server \\(process ${first.child.pid}, ${first.url}`),
  );
  expect(second.output()).not.toContain('    at ');
  expect((await fetch(`${first.url}/readyz`)).ok).toBe(true);
  await stop(first);
});

test('kill -9 of the server, and then of the database too, loses nothing that was answered', async () => {
  const tokens: string[] = [];
  for (const target of ['server', 'both'] as const) {
    const server = await start();
    const writers = Array.from({ length: 4 }, async () => {
      // Until the connection breaks: every token that arrives was committed.
      for (;;) tokens.push(await signIn(server.url));
    });
    const allBroken = Promise.allSettled(writers);
    const enough = tokens.length + 6;
    await expect.poll(() => tokens.length, patience).toBeGreaterThanOrEqual(enough);
    if (target === 'both') process.kill(postmaster(), 'SIGKILL');
    server.child.kill('SIGKILL');
    await allBroken;
    await server.ended;
  }
  const after = await start();
  const answered = tokens.filter((token) => token !== undefined);
  expect(answered.length).toBeGreaterThan(10);
  const valid = await Promise.all(answered.map((token) => isValid(after.url, token)));
  expect(valid.filter((ok) => !ok)).toEqual([]);
  await stop(after);
});

test('an empty start prints the address of the first-run page; a bad setting is one sentence', async () => {
  const empty = await start({ DEMO: '0', DATA_DIR: join(folder, 'empty') });
  await expect.poll(empty.output, patience).toMatch(/#\/setup\?code=[\w-]{12}/);
  await stop(empty);
  const bad = await launch({ PORT: 'many' });
  expect(await bad.ended).toBe(1);
  expect(bad.output()).toContain('PORT must be 0…65535, not “many”');
  expect(bad.output()).not.toContain('    at ');
});

test('a port that is taken is said plainly, and the database does not stay behind', async () => {
  const first = await start();
  const second = await launch({ PORT: new URL(first.url).port, DATA_DIR: join(folder, 'other') });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/Port \d+ of 127.0.0.1 is taken/);
  await stop(first);
});

test('the types of the tables are what the migrations make', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    resolve(import.meta.dirname, 'db-types.ts'),
    '--verify',
  ]);
  expect(stdout).toContain('up-to-date');
});
