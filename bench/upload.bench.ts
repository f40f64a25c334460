import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as tus from 'tus-js-client';
import { hashedAhead, openSource, upload } from '../packages/server/src/world/tests/files/test-upload-client.ts';
import { openHashingSender } from './sides/hashing-sender.ts';
import { type Side, startSide } from './sides/start-side.ts';
import { startWorld, tokenFor } from './sides/start-world.ts';
import { makeVideo, watchMemory } from './sides/upload-side.ts';
import { writeResult } from './write-result.ts';

/**
 * One file over loopback with the digest of every part and of the whole verified, against the Node server of the tus
 * protocol with its own client, which verifies nothing. Both in one run, by turns, each in a fresh process and folder and
 * after an upload that is not counted: the first one also loads and compiles. What is compared is the median of the
 * rounds: the best of a few is the luckiest one, and the ratio of two lucky ones said 1.1 one day and 1.6 the next.
 */
const mb = 1024 * 1024;
const sizeMb = Number(process.env['UPLOAD_MB'] ?? 512);
const largeMb = Number(process.env['UPLOAD_LARGE_MB'] ?? 2048);
const firstMb = 256;
const rounds = 7;
const tusChunksMb = [5, 20, 64];
const wantedRatio = 1.3;
const wantedMemoryMb = 64;

const folder = mkdtempSync(join(tmpdir(), 'shuyuan-upload-'));
const [first, file, large] = [join(folder, 'first.mp4'), join(folder, 'a.mp4'), join(folder, 'large.mp4')];
await makeVideo(first, firstMb * mb);
await makeVideo(file, sizeMb * mb);
if (largeMb > 0) await makeVideo(large, largeMb * mb);

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

type Measured = { readonly seconds: number; readonly memory: number | null };

async function measure(side: Side, task: () => Promise<unknown>): Promise<Measured> {
  const memory = watchMemory(side);
  const begun = performance.now();
  await task();
  return { seconds: (performance.now() - begun) / 1000, memory: memory() };
}

async function withTus(chunkMb: number): Promise<Measured> {
  const side = await startSide('tus.ts', {});
  try {
    const send = (path: string, size: number) =>
      new Promise<void>((done, fail) => {
        const options = { endpoint: `${side.url}/files`, chunkSize: chunkMb * mb, uploadSize: size, retryDelays: null };
        new tus.Upload(createReadStream(path), { ...options, onSuccess: () => done(), onError: fail }).start();
      });
    await send(first, statSync(first).size);
    return await measure(side, () => send(file, statSync(file).size));
  } finally {
    await side.stop();
  }
}

type Row = { readonly name: string; readonly rate: number; readonly bestRate: number; readonly memory: number };

const world = await startWorld();
const agent = new http.Agent({ keepAlive: true });

async function openHashed(name: string, film: string) {
  const source = await openSource(name, film);
  return { source, hasher: await hashedAhead(source) };
}

async function withOurs(path: string, isHashedAhead: boolean): Promise<Measured> {
  const side = await startSide('product.ts', {
    DATABASE_URL: world.url,
    LOG_LEVEL: 'error',
    DATABASE_POOL: '10',
    // The same person signs in for each round, more often than people do.
    RATE_LIMIT_FACTOR: '0',
  });
  try {
    const token = await tokenFor(side.url, 'linzhiyuan');
    const prepare = async (film: string, uploadId: string) => {
      const { source, hasher } = await (isHashedAhead ? openHashed : openHashingSender)('a.mp4', film);
      return async () => {
        await upload({ url: side.url, token, agent }, { source, uploadId, hasher });
        await source.close();
      };
    };
    await (
      await prepare(first, `first-${Date.now()}`)
    )();
    const send = await prepare(path, `bench-${Date.now()}`);
    // For whoever was answered within the last second, here the one who signed in, uploads step back.
    await sleep(1_500);
    return await measure(side, send);
  } finally {
    await side.stop();
  }
}

try {
  const contests = [
    ...tusChunksMb.map((chunk) => ({ name: `tus, chunks of ${chunk} MiB`, run: () => withTus(chunk) })),
    { name: 'Shuyuan, digests made by the client while it sends', run: () => withOurs(file, false) },
    { name: 'Shuyuan, made before', run: () => withOurs(file, true) },
  ];
  const found = contests.map(({ name }) => ({ name, all: [] as Measured[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, { run }] of contests.entries()) found[index]?.all.push(await run());
  }
  const rows = found.map(({ name, all }) => ({
    name,
    rate: sizeMb / medianOf(all.map(({ seconds }) => seconds)),
    bestRate: sizeMb / Math.min(...all.map(({ seconds }) => seconds)),
    memory: Math.max(...all.map(({ memory }) => memory ?? 0)),
  }));
  const big = largeMb > 0 ? await withOurs(large, false) : null;
  const best = Math.max(...rows.slice(0, tusChunksMb.length).map(({ rate }) => rate));
  const own = rows[tusChunksMb.length] ?? { rate: 0, memory: 0 };
  const bigRate = big ? largeMb / big.seconds : 0;
  const line = ({ name, rate, bestRate, memory }: Row) => [
    name,
    Math.round(rate),
    (rate / best).toFixed(2),
    Math.round(bestRate),
    Math.round(memory),
  ];
  writeResult('upload', {
    title: `One upload of ${sizeMb} MiB over loopback`,
    about: `Median of ${rounds} rounds by turns, a fresh process and folder each, after one upload of ${firstMb} MiB that is not counted; memory is the worst of the server process above idle. The server verifies every part and the whole; tus verifies nothing. Client and server share the machine; the line judged is the one whose digests are worked out while it sends, by a thread as in a browser. Wanted: at least ${wantedRatio} of the best tus, under ${wantedMemoryMb} MiB.`,
    head: ['server and client', 'MiB/s', 'against the best tus', 'best round MiB/s', 'memory MiB'],
    rows: [
      ...rows.map(line),
      ...(big
        ? [
            line({
              name: `Shuyuan, a file of ${largeMb} MiB`,
              rate: bigRate,
              bestRate: bigRate,
              memory: big.memory ?? 0,
            }),
          ]
        : []),
    ],
  });
  if (own.rate / best < wantedRatio || Math.max(own.memory, big?.memory ?? 0) > wantedMemoryMb) process.exitCode = 1;
} finally {
  agent.destroy();
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
}
