import type { Page } from 'playwright-core';
import { contrastScript } from './contrast.ts';
import { geometryScript } from './geometry.ts';

/** More of them say nothing new. */
const shownFaults = 10;
/** So long things may move after a change of theme or width. */
const movingMs = 15_000;

/**
 * Runs in the page: what follows a change of width is drawn with the next frame, a colour on its way from one theme to
 * the other is no contrast anyone reads, and a part whose texts are on their way has nothing to be read.
 */
async function standStill(withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const isMoving = (): boolean =>
    document.body.getAttribute('aria-busy') === 'true' ||
    document.getAnimations().some(({ playState }) => playState === 'running');
  while (isMoving()) {
    if (Date.now() > deadline) throw new Error('something never stops moving');
    await new Promise(requestAnimationFrame);
  }
}

/** Sent as one script: it is asked in eight variants of each screen. */
const script = `(async () => {
  await (${String(standStill)})(${movingMs});
  const unreadable = (${geometryScript});
  return [unreadable, ${contrastScript}];
})()`;

/** What a reader could not read for its place, size or colour, in words. */
export async function findFaults(page: Page): Promise<string[]> {
  const kinds = await page.evaluate<string[][]>(script);
  return kinds.flatMap((faults) => [...new Set(faults)].slice(0, shownFaults));
}
