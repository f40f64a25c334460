import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { openInstallation } from '../packages/server/src/app/installation.ts';
import { lineLog } from '../packages/server/src/app/log.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { startEmbedded } from '../packages/server/src/platform/database/embedded.ts';
import { demoPassword } from '../packages/server/src/world/people.ts';
import { tellWorldOnce } from '../packages/server/src/world/tell-world.ts';
import serverFlags from '../packages/server/node-flags.json' with { type: 'json' };
import { writeResult } from './write-result.ts';

/**
 * What a call costs besides its SQL: the directory, 20 rows, through contract, sign-in, policy and serialisation,
 * against a bare server of the same framework that runs the same statement on the same database.
 */
const rounds = 5;
const secondsPerRound = 4;
const connections = 16;

type Side = { readonly name: string; readonly url: string; readonly headers: Record<string, string>; stop: () => void };

async function startSide(
  name: string,
  program: string,
  env: Record<string, string>,
): Promise<{ port: number; stop: () => void }> {
  const execArgv = program === 'product.ts' ? serverFlags : [];
  const child = fork(resolve(import.meta.dirname, 'sides', program), { execArgv, env: { ...process.env, ...env } });
  const port = await new Promise<number>((done, fail) => {
    child.once('message', (message) => done((message as { port: number }).port));
    child.once('exit', (code) => fail(new Error(`${name} ended with ${code}`)));
  });
  return { port, stop: () => void child.kill('SIGKILL') };
}

const measure = async ({ url, headers }: Side): Promise<number> => {
  const result = await autocannon({ url, headers, connections, duration: secondsPerRound });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
};

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-bench-'));
const database = await startEmbedded(folder);
const config = readConfig({ DATABASE_URL: database.url, BUS: 'memory' });
const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
await tellWorldOnce(installation.system);
await installation.close();

const env = { DATABASE_URL: database.url, LOG_LEVEL: 'error', DATABASE_POOL: '10' };
const [product, bare] = [await startSide('product', 'product.ts', env), await startSide('bare', 'bare.ts', env)];
try {
  const form = new URLSearchParams({ grant_type: 'password', username: 'linzhiyuan', password: demoPassword });
  const signIn = await fetch(`http://127.0.0.1:${product.port}/api/v1/oauth/token`, { method: 'POST', body: form });
  const { access_token: token } = (await signIn.json()) as { access_token: string };
  const path = 'human/member/list?page=1&pageSize=20&_t=1';
  const sides: Side[] = [
    { name: 'bare Fastify, same SQL', url: `http://127.0.0.1:${bare.port}/list`, headers: {}, stop: bare.stop },
    {
      name: 'Shuyuan',
      url: `http://127.0.0.1:${product.port}/api/v1/${path}`,
      headers: { authorization: `Bearer__${token}` },
      stop: product.stop,
    },
  ];
  const figures = new Map<string, number[]>(sides.map(({ name }) => [name, []]));
  for (const side of sides) await measure(side);
  for (let round = 0; round < rounds; round++) {
    for (const side of sides) figures.get(side.name)?.push(await measure(side));
  }
  const best = sides.map(({ name }) => Math.max(...(figures.get(name) ?? [0])));
  const [bareBest = 1, ownBest = 0] = best;
  const rows = sides.map(({ name }, index) => [
    name,
    Math.round(best[index] ?? 0),
    ((best[index] ?? 0) / bareBest).toFixed(2),
  ]);
  writeResult('request-overhead', {
    title: 'Requests per second of a list of 20 rows',
    about: `Best of ${rounds} alternating rounds of ${secondsPerRound} s, ${connections} connections, one process each. Wanted: at least 0.50 of the bare server.`,
    head: ['server', 'requests/s', 'ratio'],
    rows,
  });
  if (ownBest / bareBest < 0.5) process.exitCode = 1;
} finally {
  product.stop();
  bare.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
