import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inOrder, quantile, startProgram, timeList, timesHead, timesRow, watchUploads } from './sides/list-times.ts';
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

const file = join(tmpdir(), `shuyuan-hostile-${process.pid}.mp4`);
await makeVideo(file, sizeMb * mb);
const world = await startWorld();
const side = await startSide('product.ts', {
  DATABASE_URL: world.url,
  LOG_LEVEL: 'silent',
  DATABASE_POOL: '10',
  RATE_LIMIT_FACTOR: '0',
});

const crowd = { SERVER_URL: side.url, FILM: file, CROWD: String(uploaders) };

try {
  const watcher = { url: side.url, token: await tokenFor(side.url, 'admin') };
  await timeList(watcher, (calls) => calls >= 50);
  const before = await timeList(watcher, (calls) => calls >= idleCalls);
  const [hostile, uploading] = [await startProgram('hostile-crowd.ts', crowd), await startProgram('crowd.ts', crowd)];
  const finished = watchUploads(uploading);
  hostile.send('go');
  uploading.send('go');
  const busy = inOrder(await timeList(watcher, (calls) => finished() !== null && calls >= idleCalls));
  const over = new Promise<number>((done) =>
    hostile.once('message', (message) => done((message as { sent: number }).sent)),
  );
  hostile.send('end');
  const sent = await over;
  // Before and after: what else runs on the machine comes and goes.
  const idle = inOrder([...before, ...(await timeList(watcher, (calls) => calls >= idleCalls))]);
  const factor = quantile(busy, 0.95) / quantile(idle, 0.95);
  writeResult('hostile-crowd', {
    title: 'Hostile bodies, searches and uploads beside normal use',
    about: `A list of 20 members, asked again and again. Meanwhile six senders post bodies built to be costly (16 KB and 1 MB, without a session), two search for the most common and the strangest words, and ${uploaders} people upload ${sizeMb} MB each: ${sent} hostile calls, ${finished()} of ${uploaders} uploads finished. p95 is ${factor.toFixed(2)} times that of an idle server, before and after. Wanted: under ${wantedFactor}.`,
    head: timesHead,
    rows: [timesRow('idle', idle), timesRow('under attack', busy)],
  });
  if (factor >= wantedFactor || finished() !== uploaders) process.exitCode = 1;
} finally {
  await side.stop();
  await world.stop();
  rmSync(file, { force: true });
}
