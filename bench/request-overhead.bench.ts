import autocannon from 'autocannon';
import { startSide } from './sides/start-side.ts';
import { startWorld, tokenFor } from './sides/start-world.ts';
import { writeResult } from './write-result.ts';

/**
 * What a call costs besides its SQL: the directory, 20 rows, through contract, sign-in, policy and serialisation,
 * against a bare server of the same framework that runs the same statement on the same database.
 */
const rounds = 5;
const secondsPerRound = 4;
const connections = 16;

type Contestant = { readonly name: string; readonly url: string; readonly headers: Record<string, string> };

const measure = async ({ url, headers }: Contestant): Promise<number> => {
  const result = await autocannon({ url, headers, connections, duration: secondsPerRound });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
};

const world = await startWorld();
const env = { DATABASE_URL: world.url, LOG_LEVEL: 'error', DATABASE_POOL: '10' };
const [product, bare] = [await startSide('product.ts', env), await startSide('bare.ts', env)];
try {
  const token = await tokenFor(product.url, 'linzhiyuan');
  const path = 'human/member/list?page=1&pageSize=20&_t=1';
  const sides: Contestant[] = [
    { name: 'bare Fastify, same SQL', url: `${bare.url}/list`, headers: {} },
    { name: 'Shuyuan', url: `${product.url}/api/v1/${path}`, headers: { authorization: `Bearer__${token}` } },
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
  await product.stop();
  await bare.stop();
  await world.stop();
}
