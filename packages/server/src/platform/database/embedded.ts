import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from './embedded-binaries.ts';
import { chooseRunAs, type RunAs, unshare } from './embedded-user.ts';

export type Embedded = {
  readonly url: string;
  readonly wasRunning: boolean;
  /** Ends the database itself, so only the process that owns the data directory may call it. */
  readonly stop: () => Promise<void>;
};

type Cluster = {
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  readonly folder: string;
  readonly passwordFile: string;
  readonly password: string;
  readonly logFile: string;
  readonly fsync: boolean;
};

const databaseName = 'shuyuan';
const startTimeoutMs = 60_000;
const pollMs = 25;
const launchAttempts = 5;
const launchRetryMs = 500;

/**
 * A real PostgreSQL in `dataDir`, started, or adopted when a process that was killed left it running. It lives in a
 * process group of its own: a Ctrl+C in the terminal must reach the server, which drains, and not the database first.
 */
export async function startEmbedded(dataDir: string, options: { fsync?: boolean } = {}): Promise<Embedded> {
  const binaries = findBinaries();
  if (!binaries) {
    throw new Error(
      `No embedded database for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const cluster = prepare(resolve(dataDir), binaries, options.fsync ?? true);
  const running = await findRunning(cluster.folder);
  if (!running && !existsSync(join(cluster.folder, 'PG_VERSION'))) await initialise(cluster);
  const port = running?.port ?? (await launch(cluster));
  const url = (database: string) => `postgresql://shuyuan:${cluster.password}@127.0.0.1:${port}/${database}`;
  await createDatabase(url('postgres'));
  return { url: url(databaseName), wasRunning: running !== null, stop: () => stop(cluster.folder) };
}

function prepare(dataDir: string, binaries: Binaries, fsync: boolean): Cluster {
  mkdirSync(dataDir, { recursive: true });
  const folder = join(dataDir, 'postgres');
  const passwordFile = join(dataDir, 'postgres.password');
  const runAs = chooseRunAs([dataDir, binaries.root]);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs.kind === 'user') chownSync(folder, runAs.uid, runAs.uid);
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (runAs.kind === 'user') chownSync(passwordFile, runAs.uid, runAs.uid);
  const password = readFileSync(passwordFile, 'utf8').trim();
  return { binaries, runAs, folder, passwordFile, logFile: join(dataDir, 'postgres.log'), password, fsync };
}

function run({ runAs, logFile }: Cluster, program: string, args: readonly string[]): ChildProcess {
  const log = openSync(logFile, 'a');
  chmodSync(logFile, 0o600);
  const options: SpawnOptions = {
    stdio: ['ignore', log, log],
    detached: true,
    env: { PATH: process.env['PATH'], LANG: 'C', LC_ALL: 'C' },
    ...(runAs.kind === 'user' && { uid: runAs.uid, gid: runAs.uid, cwd: '/' }),
  };
  const [command, rest] = runAs.kind === 'namespace' ? [unshare, [...runAs.prefix, program]] : [program, []];
  return spawn(command, [...rest, ...args], options);
}

async function initialise(cluster: Cluster): Promise<void> {
  // The builtin locale orders text alike on every machine; the system's may change under an index.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];
  const access = ['--username=shuyuan', '--auth=scram-sha-256', `--pwfile=${cluster.passwordFile}`];
  const sync = cluster.fsync ? [] : ['--no-sync'];
  const child = run(cluster, cluster.binaries.initdb, ['-D', cluster.folder, ...locale, ...access, ...sync]);
  const code = await new Promise<number | null>((done, fail) => child.once('exit', done).once('error', fail));
  if (code !== 0) {
    rmSync(cluster.folder, { recursive: true, force: true });
    throw new Error(`The embedded database could not be created, see ${cluster.logFile}`);
  }
}

/** Backends of a killed server need a moment to notice; until they have gone a new one is refused. */
async function launch(cluster: Cluster): Promise<number> {
  disownPidFile(cluster.folder);
  for (let attempt = 1; ; attempt++) {
    try {
      return await launchOnce(cluster);
    } catch (error) {
      if (attempt === launchAttempts) throw error;
      await sleep(launchRetryMs);
    }
  }
}

async function launchOnce(cluster: Cluster): Promise<number> {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    // A throw-away cluster: nothing of it is read again after a crash, and no clone lives long enough to be vacuumed.
    ...(!cluster.fsync && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = run(cluster, cluster.binaries.postgres, ['-D', cluster.folder, '-p', String(port), ...flags]);
  let failure: string | null = null;
  child.once('exit', (code) => (failure = `it ended with ${code}`)).once('error', (error) => (failure = error.message));
  child.unref();
  const deadline = Date.now() + startTimeoutMs;
  while (!isReady(cluster.folder, port)) {
    if (failure || Date.now() > deadline) {
      throw new Error(`The embedded database did not start (${failure ?? 'time is up'}), see ${cluster.logFile}`);
    }
    await sleep(pollMs);
  }
  return port;
}

const pidFile = (folder: string): string[] => {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return [];
  }
};

/** Line 4 of the file is the port, line 8 says that connections are taken. */
const isReady = (folder: string, port: number): boolean => {
  const lines = pidFile(folder);
  return lines[3] === String(port) && lines[7] === 'ready';
};

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (!existsSync('/proc/self/stat')) return true;
  // After a reboot the number may belong to a stranger, and a killed one that nobody waits for stays as a zombie (Z).
  try {
    return /^\d+ \(postgres\) [^Z]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** No process has this number. */
const nobodysPid = 4_194_305;

/**
 * PostgreSQL takes the number of a zombie or a stranger for a living server and refuses to start. Only the number is
 * replaced: the file also names the shared memory by which it notices backends that are still there.
 */
function disownPidFile(folder: string): void {
  const [pid = '', ...rest] = pidFile(folder);
  if (pid && !isPostgres(Number(pid))) writeFileSync(join(folder, 'postmaster.pid'), [nobodysPid, ...rest].join('\n'));
}

async function findRunning(folder: string): Promise<{ port: number } | null> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const [pid = '', , , port = ''] = pidFile(folder);
    if (!pid || !isPostgres(Number(pid))) return null;
    if (isReady(folder, Number(port))) return { port: Number(port) };
    await sleep(pollMs);
  }
  return null;
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stop(folder: string): Promise<void> {
  const pid = Number(pidFile(folder)[0] ?? 0);
  if (!pid || !isPostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + startTimeoutMs;
  while (isPostgres(pid) && Date.now() < deadline) await sleep(pollMs);
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
