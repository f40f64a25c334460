import { expect, test, vi } from 'vitest';
import { lineLog } from '../app/log.ts';
import { openErrands } from './errands.ts';

test('an errand goes on by itself, is counted while it runs, and by how it ended', async () => {
  const errands = openErrands(lineLog('silent'));
  let finish: (how: string) => void = () => undefined;
  errands.start(() => new Promise((done) => (finish = done)));
  errands.start(async () => {
    throw new Error('broken');
  });
  await vi.waitUntil(() => errands.running() === 1);
  finish('finished');
  await vi.waitUntil(() => errands.running() === 0);
  expect([...errands.ended()].toSorted()).toEqual([
    ['failed', 1],
    ['finished', 1],
  ]);
});

test('closing tells errands to end, and waits for their last write', async () => {
  const errands = openErrands(lineLog('silent'));
  let isWritten = false;
  errands.start(async (signal) => {
    await new Promise((ended) => signal.addEventListener('abort', ended));
    await new Promise((written) => setTimeout(written, 20));
    isWritten = true;
    return 'failed';
  });
  await errands.close();
  expect(isWritten).toBe(true);
});
