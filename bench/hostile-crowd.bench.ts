import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startSide } from './sides/start-side.ts';
import { startWorld, tokenFor } from './sides/start-world.ts';
import { makeVideo } from './sides/upload-side.ts';
import { writeResult } from './write-result.ts';

/** Hostile bodies, hostile searches and uploads at once, while somebody else uses the product: how much longer does a list take? */
const mb = 1024 * 1024;
const uploaders = 4;
const sizeMb = Number(process.env['UPLOAD_MB'] ?? 100);
const idleCalls = 300;
const wantedFactor = 3;
const pauseMs = 20;

const file = join(tmpdir(), `shuyuan-hostile-${process.pid}.mp4`);
await makeVideo(file, sizeMb * mb);
const world = await startWorld();
const side = await startSide('product.ts', {
  DATABASE_URL: world.url,
  LOG_LEVEL: 'silent',
  DATABASE_POOL: '10',
  RATE_LIMIT_FACTOR: '0',
});

async function timeCalls(token: string, isOver: (calls: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const begun = performance.now();
    const answer = await fetch(`${side.url}/api/v1/human/member/list?page=1&pageSize=20`, {
      headers: { authorization: `Bearer__${token}` },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
    await new Promise((next) => setTimeout(next, pauseMs));
  }
  return times;
}

const inOrder = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other);
const at = (times: readonly number[], share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;

async function start(program: string) {
  const env = { ...process.env, SERVER_URL: side.url, FILM: file, CROWD: String(uploaders) };
  const child = fork(resolve(import.meta.dirname, 'sides', program), { env });
  await new Promise((ready) => child.once('message', ready));
  return child;
}

try {
  const watcher = await tokenFor(side.url, 'admin');
  await timeCalls(watcher, (calls) => calls >= 50);
  const before = await timeCalls(watcher, (calls) => calls >= idleCalls);
  const [hostile, uploading] = [await start('hostile-crowd.ts'), await start('crowd.ts')];
  let finished: number | null = null;
  uploading.once('message', (told) => (finished = (told as { finished: number }).finished));
  uploading.once('exit', () => (finished ??= 0));
  hostile.send('go');
  uploading.send('go');
  const busy = inOrder(await timeCalls(watcher, (calls) => finished !== null && calls >= idleCalls));
  const over = new Promise<number>((done) => hostile.once('message', (told) => done((told as { sent: number }).sent)));
  hostile.send('end');
  const sent = await over;
  // Before and after: what else runs on the machine comes and goes.
  const idle = inOrder([...before, ...(await timeCalls(watcher, (calls) => calls >= idleCalls))]);
  const factor = at(busy, 0.95) / at(idle, 0.95);
  const line = (name: string, times: readonly number[]) => [
    name,
    times.length,
    at(times, 0.5).toFixed(1),
    at(times, 0.95).toFixed(1),
    at(times, 0.99).toFixed(1),
  ];
  writeResult('hostile-crowd', {
    title: 'Hostile bodies, searches and uploads beside normal use',
    about: `A list of 20 members, asked again and again. Meanwhile six senders post bodies built to be costly (16 KB and 1 MB, without a session), two search for the most common and the strangest words, and ${uploaders} people upload ${sizeMb} MB each: ${sent} hostile calls, ${finished} of ${uploaders} uploads finished. p95 is ${factor.toFixed(2)} times that of an idle server, before and after. Wanted: under ${wantedFactor}.`,
    head: ['server', 'times', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [line('idle', idle), line('under attack', busy)],
  });
  if (factor >= wantedFactor || finished !== uploaders) process.exitCode = 1;
} finally {
  await side.stop();
  await world.stop();
  rmSync(file, { force: true });
}
