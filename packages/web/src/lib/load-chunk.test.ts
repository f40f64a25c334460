import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, chunkTimeoutMs, inTime, orReloadOnce } from './load-chunk.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.useRealTimers();
});

/** Whether it is still waiting, as it does while the page reloads. */
const isWaiting = async (promise: Promise<unknown>) =>
  (await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, 'waiting'))])) === 'waiting';

test('[SHELL-04] a chunk that has not come after 120 s has failed', async () => {
  expect(chunkTimeoutMs).toBe(120_000);
  vi.useFakeTimers();
  const outcome = inTime('live', Promise.withResolvers().promise).catch((error: unknown) => error);
  const settled = vi.fn();
  void outcome.then(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(ChunkLoadError);
});

test('[SHELL-04] D-031: a lost chunk reloads the page once, then it is an error', async () => {
  expect(await isWaiting(orReloadOnce('live', gone()))).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  await expect(orReloadOnce('live', gone())).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reload).toHaveBeenCalledOnce();
});

test('[SHELL-04] D-031: another chunk that loads does not start the circle again', async () => {
  expect(await isWaiting(orReloadOnce('live', gone()))).toBe(true);
  await orReloadOnce('home', Promise.resolve({}));
  await expect(orReloadOnce('live', gone())).rejects.toBeInstanceOf(ChunkLoadError);
});

test('[SHELL-04] D-031: after a success the next deployment may reload again', async () => {
  expect(await isWaiting(orReloadOnce('live', gone()))).toBe(true);
  await orReloadOnce('live', Promise.resolve({}));
  expect(await isWaiting(orReloadOnce('live', gone()))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('D-031: offline, or where nothing can be remembered, the page is not thrown away', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(orReloadOnce('live', gone())).rejects.toBeInstanceOf(ChunkLoadError);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(orReloadOnce('live', gone())).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
