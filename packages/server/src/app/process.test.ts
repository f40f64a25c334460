import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
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

/** Several write until the connection breaks: every token that arrived was committed. */
async function writeUntilKilled(server: Server, tokens: string[], kill: () => void): Promise<void> {
  const writers = Array.from({ length: 4 }, async () => {
    for (;;) tokens.push(await signIn(server.url));
  });
  const allBroken = Promise.allSettled(writers);
  const enough = tokens.length + 6;
  await expect.poll(() => tokens.length, patience).toBeGreaterThanOrEqual(enough);
  kill();
  await allBroken;
  await server.ended;
}

/** Starts are most of what this file takes: each one serves whatever can be asked of it. */
test('the first start prints where to go and as whom; others beside it are refused; stopping leaves nothing behind; the next keeps everything, also after kill -9', async () => {
  const first = await start();
  await expect.poll(first.output, patience).toContain('linzhiyuan');
  expect(first.output()).toContain(`${first.url}/vue/`);
  const token = await signIn(first.url);

  // A second start on the same data directory says that it is in use, and by whom.
  const beside = await launch();
  expect(await beside.ended).toBe(1);
  expect(beside.output()).toMatch(
    new RegExp(`is in use by another server \\(process ${first.child.pid}, ${first.url}`),
  );
  expect(beside.output()).not.toContain('    at ');
  expect((await fetch(`${first.url}/readyz`)).ok).toBe(true);

  const database = postmaster();
  expect(await stop(first), first.output()).toBe(0);
  expect(isAlive(database)).toBe(false);
  expect(first.output()).not.toContain('left open');

  const second = await start();
  expect(await isValid(second.url, token)).toBe(true);
  expect(second.output()).toContain(`${second.url}/vue/`);
  expect(second.output()).not.toContain('linzhiyuan');

  // Killed, first the server alone, then the database too: nothing is lost that was answered.
  const tokens: string[] = [];
  await writeUntilKilled(second, tokens, () => second.child.kill('SIGKILL'));
  const third = await start();
  await writeUntilKilled(third, tokens, () => {
    process.kill(postmaster(), 'SIGKILL');
    third.child.kill('SIGKILL');
  });
  const last = await start();
  const answered = tokens.filter((one) => one !== undefined);
  expect(answered.length).toBeGreaterThan(10);
  const valid = await Promise.all(answered.map((one) => isValid(last.url, one)));
  expect(valid.filter((ok) => !ok)).toEqual([]);
  await stop(last);
});

test('a start that is stopped before it is done, and one whose port is taken, leave no database behind; the next prints the address of the first-run page', async () => {
  const place = { DEMO: '0', DATA_DIR: join(folder, 'empty') };
  const pidFile = join(place.DATA_DIR, 'postgres', 'postmaster.pid');
  const stopped = await launch(place);
  // Line 8 of the file: the database takes connections, and the server is about to migrate it.
  const isUp = () => existsSync(pidFile) && /^ready/m.test(readFileSync(pidFile, 'utf8'));
  await expect.poll(isUp, { ...patience, interval: 10 }).toBe(true);
  const database = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  expect(await stop(stopped), stopped.output()).toBe(0);
  expect(isAlive(database)).toBe(false);

  const other = createServer();
  const PORT = await new Promise<string>((done) =>
    other.listen(0, '127.0.0.1', () => done(String((other.address() as AddressInfo).port))),
  );
  const refused = await launch({ ...place, PORT });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/Port \d+ of 127.0.0.1 is taken/);
  expect(existsSync(pidFile)).toBe(false);
  other.close();

  const empty = await start(place);
  await expect.poll(empty.output, patience).toMatch(/#\/setup\?code=[\w-]{12}/);
  await stop(empty);
});

test('a bad setting is one sentence', async () => {
  const bad = await launch({ PORT: 'many' });
  expect(await bad.ended).toBe(1);
  expect(bad.output()).toContain('PORT must be 0…65535, not “many”');
  expect(bad.output()).not.toContain('    at ');
});

test('the types of the tables are what the migrations make', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    resolve(import.meta.dirname, 'db-types.ts'),
    '--verify',
  ]);
  expect(stdout).toContain('up-to-date');
});
