import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inOrder, quantile, startProgram, timeList, timesHead, timesRow, watchUploads } from './sides/list-times.ts';
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
/** What was written is on its way to the disk for a while. */
const restMs = 5_000;

const file = join(tmpdir(), `shuyuan-crowd-${process.pid}.mp4`);
await makeVideo(file, sizeMb * mb);
const world = await startWorld();
const side = await startSide('product.ts', {
  DATABASE_URL: world.url,
  LOG_LEVEL: 'error',
  DATABASE_POOL: '10',
  RATE_LIMIT_FACTOR: '0',
});

const loop = fork(resolve(import.meta.dirname, 'sides', 'idle-loop.ts'));
/** How late a process beside was with having nothing to do, since it was asked last. */
const lateness = () =>
  new Promise<number[]>((done) => {
    loop.once('message', (late) => done(late as number[]));
    loop.send('tell');
  });

try {
  const watcher = { url: side.url, token: await tokenFor(side.url, 'admin') };
  await timeList(watcher, (calls) => calls >= 50);
  await lateness();
  const before = await timeList(watcher, (calls) => calls >= idleCalls);
  const lateBefore = await lateness();
  const uploaders = await startProgram('crowd.ts', { SERVER_URL: side.url, FILM: file, CROWD: String(crowd) });
  const memory = watchMemory(side);
  await lateness();
  const begun = performance.now();
  const finished = watchUploads(uploaders);
  uploaders.send('go');
  const busy = inOrder(await timeList(watcher, () => finished() !== null));
  const busyLate = await lateness();
  const seconds = (performance.now() - begun) / 1000;
  const took = memory() ?? 0;
  // Before and after: what else runs on the machine comes and goes.
  await new Promise((rested) => setTimeout(rested, restMs));
  await lateness();
  const idle = inOrder([...before, ...(await timeList(watcher, (calls) => calls >= idleCalls))]);
  const idleLate = inOrder([...lateBefore, ...(await lateness())]);
  const factor = quantile(busy, 0.95) / quantile(idle, 0.95);
  writeResult('upload-crowd', {
    title: `${crowd} people upload ${sizeMb} MB each at once`,
    about: `A list of 20 members, asked again and again meanwhile. ${finished()} of ${crowd} finished, in ${seconds.toFixed(0)} s, ${((crowd * sizeMb) / seconds).toFixed(0)} MiB/s together with the digests their clients make on the same machine; the server took ${Math.round(took)} MiB more. p95 is ${factor.toFixed(2)} times that of an idle server, before and after. The last two lines are how late a process wakes up that does nothing else: what anybody waits for a processor. Wanted: all finish, under ${wantedFactor}.`,
    head: timesHead,
    rows: [
      timesRow('idle', idle),
      timesRow('while they upload', busy),
      timesRow('idle, waking up', idleLate),
      timesRow('while they upload, waking up', busyLate),
    ],
  });
  if (factor >= wantedFactor || finished() !== crowd) process.exitCode = 1;
} finally {
  loop.kill();
  await side.stop();
  await world.stop();
  rmSync(file, { force: true });
}
