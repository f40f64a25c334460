import { expect, test } from 'vitest';
import { lineLog } from '../app/log.ts';
import { openBackgroundTasks } from './background-tasks.ts';

test('a background task goes on by itself, is counted while it runs, and by how it ended', async () => {
  const backgroundTasks = openBackgroundTasks(lineLog('silent'));
  let finish: (how: string) => void = () => undefined;
  backgroundTasks.start(() => new Promise((done) => (finish = done)));
  backgroundTasks.start(async () => {
    throw new Error('broken');
  });
  await expect.poll(() => backgroundTasks.running()).toBe(1);
  finish('finished');
  await expect.poll(() => backgroundTasks.running()).toBe(0);
  expect([...backgroundTasks.ended()].toSorted()).toEqual([
    ['failed', 1],
    ['finished', 1],
  ]);
});

test('closing asks tasks to end, and waits for their last write', async () => {
  const backgroundTasks = openBackgroundTasks(lineLog('silent'));
  let isWritten = false;
  const writing = Promise.withResolvers<void>();
  backgroundTasks.start(async (signal) => {
    await new Promise((ended) => signal.addEventListener('abort', ended));
    await writing.promise;
    isWritten = true;
    return 'failed';
  });
  let isClosed = false;
  const closing = backgroundTasks.close().then(() => (isClosed = true));
  await new Promise(setImmediate);
  expect([isWritten, isClosed]).toEqual([false, false]);
  writing.resolve();
  await closing;
  expect(isWritten).toBe(true);
});
