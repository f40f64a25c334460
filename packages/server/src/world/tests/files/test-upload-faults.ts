import { type ChildProcess, spawn } from 'node:child_process';
import http from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { openInstallation } from '../../../app/installation.ts';
import { lineLog } from '../../../app/log.ts';
import { filesJobs } from '../../../features/files/files.jobs.ts';
import { readConfig } from '../../../platform/config.ts';
import { freePort } from '../../../platform/test-ports.ts';
import { type Line, mergeRequested, sha256Of, sourceOf, tokenAt, upload } from './test-upload-client.ts';
import { film } from './test-uploads.ts';

const main = resolve(import.meta.dirname, '../../../app/main.ts');
const mb = 1024 * 1024;
const sizeMax = 48 * mb;

type ServerConfig = { readonly databaseUrl: string; readonly dataDir: string; readonly port: string };

async function start({ databaseUrl, dataDir, port }: ServerConfig): Promise<ChildProcess> {
  const quiet = { RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'error', JOBS: 'separate', DEMO: '0', BUS: 'memory' };
  const env = { ...process.env, ...quiet, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: port };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let n = 0; n < 1_200 && child.exitCode === null; n++) {
    if (await isReady()) return child;
    await sleep(50);
  }
  throw new Error('the server did not come up');
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

/** The same numbers for the same seed (mulberry32), so that a failure can be looked at again. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Fault = 'server killed' | 'connection cut';
export type FaultOutcome = {
  readonly fault: Fault;
  /** When the fault came nothing was lost any more. */
  readonly wasLate: boolean;
  readonly isRight: boolean;
};

type Plan = Omit<ServerConfig, 'port'> & { readonly count: number; readonly seed: number };

/**
 * Uploads that are broken at a random moment and gone on with; then what the clean-up leaves of them. A moment is a
 * share of the bytes, not a time: on any machine the same ones are broken at the same place.
 */
export async function breakUploads({ count, seed, ...where }: Plan) {
  const random = randomFrom(seed);
  const place = { ...where, port: String(await freePort()) };
  const url = `http://127.0.0.1:${place.port}`;
  let server = await start(place);
  const token = await tokenAt(url);
  const made: Made[] = [];
  for (let n = 0; n < count; n++) {
    const bytes = film(Math.ceil(random() * sizeMax));
    const source = sourceOf(`film-${n}.mp4`, bytes);
    const uploadId = `broken-upload-${seed}-${n}`;
    const fault: Fault = random() < 0.5 ? 'server killed' : 'connection cut';
    // A few when all of them are there and are being put together.
    const share = random() * 1.25;
    const moment = share < 1 ? share : mergeRequested;
    const agent = new http.Agent({ keepAlive: true });
    const cut = new AbortController();
    const line: Line = { url, token, agent };
    const reached = Promise.withResolvers<void>();
    const onProgress = (sent: number): void => {
      if (sent >= moment) reached.resolve();
    };
    const first = upload({ ...line, signal: cut.signal, onProgress }, { source, uploadId }).then(
      () => true,
      () => false,
    );
    await Promise.race([first, reached.promise]);
    if (fault === 'server killed') {
      await stop(server);
      server = await start(place);
    } else {
      cut.abort();
    }
    const wasLate = await first;
    const { id } = await upload(line, { source, uploadId });
    agent.destroy();
    made.push({ id, sha256: sha256Of(bytes), fault, wasLate });
  }
  await stop(server);
  return judge(where, made);
}

type Made = { readonly id: string; readonly sha256: string; readonly fault: Fault; readonly wasLate: boolean };

async function judge({ databaseUrl, dataDir }: Omit<ServerConfig, 'port'>, made: readonly Made[]) {
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, BUS: 'memory' });
  const clock = { now: () => Date.now() + 2 * dayMs };
  const installation = await openInstallation({ config, log: lineLog('error'), clock, isOwner: false });
  try {
    const { db, system } = installation;
    const outcomes: FaultOutcome[] = [];
    for (const { handle } of filesJobs) await handle(system, {});
    const { rows } = await db.owner.query<{ id: string; name: string; storage_key: string; sha256: Buffer }>(
      'select id, name, storage_key, sha256 from file',
    );
    for (const { id, sha256, fault, wasLate } of made) {
      const row = rows.find((one) => one.id === id);
      const stored = row && (await system.storage.sha256(row.storage_key)).toString('hex');
      outcomes.push({ fault, wasLate, isRight: stored === sha256 && row?.sha256.toString('hex') === sha256 });
    }
    const keys = new Set(rows.map((row) => row.storage_key));
    let orphans = 0;
    for await (const { key } of system.storage.list('')) orphans += keys.has(key) ? 0 : 1;
    for await (const _ of system.storage.listOpenParts()) orphans += 1;
    const open = await db.owner.query<{ count: bigint }>('select count(*) from upload');
    // The story may have files of its own.
    const files = rows.filter(({ name }) => name.startsWith('film-')).length;
    return { outcomes, orphans, openUploads: Number(open.rows[0]?.count ?? 0), files };
  } finally {
    await installation.close();
  }
}
