import { expect, test } from 'vitest';
import { lineLog } from '../app/log.ts';
import { openErrands } from './errands.ts';

test('an errand goes on by itself, is counted while it runs, and by how it ended', async () => {
  const errands = openErrands(lineLog('silent'));
  let finish: (how: string) => void = () => undefined;
  errands.start(() => new Promise((done) => (finish = done)));
  errands.start(async () => {
    throw new Error('broken');
  });
  await expect.poll(() => errands.running()).toBe(1);
  finish('finished');
  await expect.poll(() => errands.running()).toBe(0);
  expect([...errands.ended()].toSorted()).toEqual([
    ['failed', 1],
    ['finished', 1],
  ]);
});

test('closing tells errands to end, and waits for their last write', async () => {
  const errands = openErrands(lineLog('silent'));
  let isWritten = false;
  const writing = Promise.withResolvers<void>();
  errands.start(async (signal) => {
    await new Promise((ended) => signal.addEventListener('abort', ended));
    await writing.promise;
    isWritten = true;
    return 'failed';
  });
  let isClosed = false;
  const closing = errands.close().then(() => (isClosed = true));
  await new Promise(setImmediate);
  expect([isWritten, isClosed]).toEqual([false, false]);
  writing.resolve();
  await closing;
  expect(isWritten).toBe(true);
});
