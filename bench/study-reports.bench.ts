import { inOrder, quantile, startProgram, timeList, timesHead, timesRow } from './sides/list-times.ts';
import { startSide } from './sides/start-side.ts';
import { startWorld, tokenFor } from './sides/start-world.ts';
import { writeResult } from './write-result.ts';

/** 3,000 viewers of films report every 30 seconds, while somebody else uses the product: how long does a report take? */
const perSecond = 100;
const idleCalls = 300;
const wantedFactor = 3;

type Reports = { readonly times: readonly number[]; readonly failed: number; readonly perSecond: number };

const world = await startWorld();
const side = await startSide('product.ts', {
  DATABASE_URL: world.url,
  LOG_LEVEL: 'silent',
  DATABASE_POOL: '10',
  RATE_LIMIT_FACTOR: '0',
});

try {
  const watcher = { url: side.url, token: await tokenFor(side.url, 'admin') };
  await timeList(watcher, (calls) => calls >= 50);
  const before = await timeList(watcher, (calls) => calls >= idleCalls);
  const viewers = await startProgram('viewers.ts', { SERVER_URL: side.url, PER_SECOND: String(perSecond) });
  const over = new Promise<Reports>((done) => viewers.once('message', (message) => done(message as Reports)));
  viewers.send('go');
  const beside = inOrder(await timeList(watcher, (calls) => calls >= 2 * idleCalls));
  viewers.send('end');
  const { times, failed, perSecond: reached } = await over;
  const reports = inOrder(times);
  // Before and after: what else runs on the machine comes and goes.
  const idle = inOrder([...before, ...(await timeList(watcher, (calls) => calls >= idleCalls))]);
  const factor = quantile(reports, 0.95) / quantile(idle, 0.95);
  writeResult('study-reports', {
    title: 'Players that report beside normal use',
    about: `A list of 20 members, asked again and again, first of an idle server, then while players report ${reached.toFixed(0)} times a second (3,000 viewers, one report in 30 s; wanted: ${perSecond}), ${failed} of ${times.length} failed. p95 of a report is ${factor.toFixed(2)} times that of the idle list. Wanted: under ${wantedFactor}.`,
    head: timesHead,
    rows: [timesRow('list, idle', idle), timesRow('list beside the reports', beside), timesRow('report', reports)],
  });
  if (factor >= wantedFactor || failed > 0 || reached < perSecond * 0.95) process.exitCode = 1;
} finally {
  await side.stop();
  await world.stop();
}
