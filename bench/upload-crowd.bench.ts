import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startSide } from './sides/start-side.ts';
import { startWorld, tokenFor } from './sides/start-world.ts';
import { makeVideo, watchMemory } from './sides/upload-side.ts';
import { writeResult } from './write-result.ts';

/** Twenty people upload at once while somebody else uses the product: how much longer does a list of members take? */
const mb = 1024 * 1024;
const crowd = 20;
const sizeMb = Number(process.env['UPLOAD_MB'] ?? 200);
const idleCalls = 400;
const wantedFactor = 3;
const pauseMs = 20;
/** What was written is on its way to the disk for a while. */
const restMs = 5_000;

const inOrder = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other);

const file = join(tmpdir(), `shuyuan-crowd-${process.pid}.mp4`);
await makeVideo(file, sizeMb * mb);
const world = await startWorld();
const side = await startSide('product.ts', {
  DATABASE_URL: world.url,
  LOG_LEVEL: 'error',
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
  return inOrder(times);
}

const loop = fork(resolve(import.meta.dirname, 'sides', 'idle-loop.ts'));
/** How late a process beside was with having nothing to do, since it was asked last. */
const lateness = () =>
  new Promise<number[]>((done) => {
    loop.once('message', (late) => done(late as number[]));
    loop.send('tell');
  });

const at = (times: readonly number[], share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;

try {
  const watcher = await tokenFor(side.url, 'admin');
  await timeCalls(watcher, (calls) => calls >= 50);
  await lateness();
  const before = await timeCalls(watcher, (calls) => calls >= idleCalls);
  const lateBefore = await lateness();
  const env = { ...process.env, SERVER_URL: side.url, FILM: file, CROWD: String(crowd) };
  const uploaders = fork(resolve(import.meta.dirname, 'sides', 'crowd.ts'), { env });
  await new Promise((ready) => uploaders.once('message', ready));
  const memory = watchMemory(side);
  await lateness();
  const begun = performance.now();
  let finished: number | null = null;
  uploaders.once('message', (told) => (finished = (told as { finished: number }).finished));
  uploaders.once('exit', () => (finished ??= 0));
  uploaders.send('go');
  const busy = await timeCalls(watcher, () => finished !== null);
  const busyLate = await lateness();
  const seconds = (performance.now() - begun) / 1000;
  const took = memory() ?? 0;
  // Before and after: what else runs on the machine comes and goes.
  await new Promise((rested) => setTimeout(rested, restMs));
  await lateness();
  const idle = inOrder([...before, ...(await timeCalls(watcher, (calls) => calls >= idleCalls))]);
  const idleLate = inOrder([...lateBefore, ...(await lateness())]);
  const factor = at(busy, 0.95) / at(idle, 0.95);
  const line = (name: string, times: readonly number[]) => [
    name,
    times.length,
    at(times, 0.5).toFixed(1),
    at(times, 0.95).toFixed(1),
    at(times, 0.99).toFixed(1),
  ];
  writeResult('upload-crowd', {
    title: `${crowd} people upload ${sizeMb} MB each at once`,
    about: `A list of 20 members, asked again and again meanwhile. ${finished} of ${crowd} finished, in ${seconds.toFixed(0)} s, ${((crowd * sizeMb) / seconds).toFixed(0)} MiB/s together with the digests their clients make on the same machine; the server took ${Math.round(took)} MiB more. p95 is ${factor.toFixed(2)} times that of an idle server, before and after. The last two lines are how late a process wakes up that does nothing else: what anybody waits for a processor. Wanted: all finish, under ${wantedFactor}.`,
    head: ['server', 'times', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [
      line('idle', idle),
      line('while they upload', busy),
      line('idle, waking up', idleLate),
      line('while they upload, waking up', busyLate),
    ],
  });
  if (factor >= wantedFactor || finished !== crowd) process.exitCode = 1;
} finally {
  loop.kill();
  await side.stop();
  await world.stop();
  rmSync(file, { force: true });
}
