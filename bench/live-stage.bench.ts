import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { lineLog } from '../packages/server/src/app/log.ts';
import { embeddedEngine } from '../packages/server/src/features/live/stage/embedded/embedded-engine.ts';
import { janusEngine } from '../packages/server/src/features/live/stage/janus/janus-engine.ts';
import { missingJanus, secret, startJanus } from '../packages/server/src/features/live/stage/janus/test-janus.ts';
import { openStageService } from '../packages/server/src/features/live/stage/open-stage-service.ts';
import type { StageEngine } from '../packages/server/src/features/live/stage/stage-engine.ts';
import {
  feedId,
  missingBrowser,
  openBrowserLab,
  seenBy,
} from '../packages/server/src/features/live/stage/test-browser.ts';
import { writeResult } from './write-result.ts';

/**
 * From glass to glass: one page paints a clock onto the picture of its camera and publishes it, others read the clock
 * from the frames they are shown. Camera, encoder, engine, decoder and screen are all in the figure.
 */
const wantedMs = 300;
const warmMs = 4_000;
const measureMs = Number(process.env['STAGE_SECONDS'] ?? 15) * 1_000;
const joinMs = 30_000;

const log = lineLog('error');
const embedded = { maxViewers: 10, udpPort: 0, address: '' };

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.floor((sorted.length - 1) * q)] ?? Number.NaN;

/** How long it takes from the wish to the first picture. */
async function join(page: Page, engine: StageEngine): Promise<number> {
  const begun = performance.now();
  const offers = engine.watchOrder === 'server-offers' ? 'server' : 'client';
  await page.evaluate(`stagePage.watch('${feedId}', '${offers}', '${engine.kind}')`);
  while ((await seenBy(page)).clocks.length === 0) {
    if (performance.now() - begun > joinMs) throw new Error(`${engine.kind}: no picture within ${joinMs / 1000} s`);
    await sleep(20);
  }
  return performance.now() - begun;
}

type Contest = { readonly name: string; readonly engine: StageEngine; readonly viewers: number };

async function measure({ name, engine, viewers }: Contest): Promise<(string | number)[]> {
  await engine.open();
  const stageService = openStageService(engine);
  const lab = await openBrowserLab(stageService);
  try {
    const host = await lab.openPage();
    await host.evaluate(`stagePage.publish('${engine.kind}')`);
    while ((await seenBy(host)).quality !== 'good') await sleep(50);
    const pages: Page[] = [];
    const joins: number[] = [];
    for (let count = 0; count < viewers; count++) {
      const page = await lab.openPage();
      pages.push(page);
      joins.push(await join(page, engine));
    }
    await sleep(warmMs);
    await Promise.all(pages.map(seenBy));
    await sleep(measureMs);
    // The last one who came: with several nodes that one is at another than the publisher.
    const seen = await Promise.all(pages.map(seenBy));
    const clocks = (viewers > 1 && name.includes('cascade') ? seen.slice(-1) : seen)
      .flatMap((one) => one.clocks)
      .toSorted((a, b) => a - b);
    const frames = seen.reduce((sum, one) => sum + one.frames, 0) / viewers / (measureMs / 1000);
    const figures = [0.5, 0.95].map((q) => Math.round(quantile(clocks, q)));
    return [name, viewers, Math.round(Math.max(...joins)), ...figures, frames.toFixed(1)];
  } finally {
    await lab.close();
    stageService.stop();
    await engine.close();
  }
}

const missing = missingBrowser();
if (missing) {
  console.error(`SKIPPED: ${missing}`);
  process.exit(1);
}
const noJanus = missingJanus();
if (noJanus) console.error(`SKIPPED: Janus, ${noJanus}`);
const janus = noJanus ? [] : await Promise.all([startJanus(), startJanus()]);
const urls = janus.map(({ url }) => url);
const janusWith = (nodes: number): StageEngine =>
  janusEngine({ urls: urls.slice(0, nodes), secret, maxViewers: 10 }, log);

const contests: Contest[] = [
  { name: 'embedded, node-datachannel', engine: embeddedEngine({ ...embedded, isNative: true }, log), viewers: 1 },
  { name: 'embedded, node-datachannel', engine: embeddedEngine({ ...embedded, isNative: true }, log), viewers: 3 },
  { name: 'embedded, werift', engine: embeddedEngine({ ...embedded, isNative: false }, log), viewers: 1 },
  ...(noJanus
    ? []
    : [
        { name: 'Janus 1.1.2', engine: janusWith(1), viewers: 1 },
        { name: 'Janus, cascade to a second node', engine: janusWith(2), viewers: 2 },
      ]),
];
const rows: (string | number)[][] = [];
try {
  for (const contest of contests) rows.push(await measure(contest));
} finally {
  await Promise.all(janus.map(({ stop }) => stop()));
}
writeResult('live-stage', {
  title: 'The stage, from glass to glass',
  about: `A fake camera of 320 × 180 at 15 frames per second with a clock painted on it, published and watched by pages of one Chromium, everything on this machine over its own network address; ${measureMs / 1000} s each after ${warmMs / 1000} s of warming up. A frame waits 33 ms on average before it is filmed, and as long to be shown. Join is from the wish to the first picture, the slowest of the viewers. Wanted: half of the frames younger than ${wantedMs} ms.`,
  head: ['engine', 'viewers', 'join ms', 'latency ms, median', 'p95', 'frames/s'],
  rows,
});
if (rows.some(([, , , median]) => !(Number(median) < wantedMs))) process.exitCode = 1;
