import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import type { LiveDetail } from '../../manage/managed-live.ts';
import { aDetail } from '../../manage/test-lives.ts';
import { watchCreation } from './creation-watch.ts';

const waiting = aDetail({ status: 0, requestStatus: 1, genseeStatus: 1, organizerToken: null });
const ready = aDetail();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(read: () => Promise<LiveDetail>) {
  const leaving = new AbortController();
  let notify = (): void => undefined;
  const onPoll = vi.fn();
  const listen = (onNews: () => void) => {
    notify = onNews;
    return () => undefined;
  };
  const outcome = watchCreation({ read, listen, onPoll, signal: leaving.signal });
  outcome.catch(() => undefined);
  return { outcome, onPoll, notify: () => notify(), leave: () => leaving.abort() };
}

test('[LIVE-CREATE-03] [LIVE-CREATE-05] C-04: exactly 24 looks, five seconds apart; the next tick gives up', async () => {
  const read = vi.fn(() => Promise.resolve(waiting));
  const { outcome, onPoll } = watch(read);
  const settled = vi.fn();
  void outcome.then(settled);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(23 * 5_000);
  expect(read).toHaveBeenCalledTimes(24);
  expect(onPoll).toHaveBeenLastCalledWith(24);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(settled).toHaveBeenCalledWith(null);
  expect(read).toHaveBeenCalledTimes(24);
});

test('[LIVE-CREATE-04] C-05: ready is not begun, with a room and a token', async () => {
  const answers = [
    aDetail({ status: 1, requestStatus: 1, genseeStatus: 1 }),
    aDetail({ status: 0, requestStatus: 3 }),
    aDetail({ status: 1, requestStatus: 3, organizerToken: null }),
    aDetail({ status: 1, requestStatus: 1, genseeStatus: 3 }),
  ];
  const read = vi.fn(() => Promise.resolve(answers.shift() ?? waiting));
  const { outcome } = watch(read);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toMatchObject({ status: 1, genseeStatus: 3 });
  expect(read).toHaveBeenCalledTimes(4);
});

test('[LIVE-CREATE-03] news of the server make a look at once and cost none of the 24', async () => {
  const read = vi.fn(() => Promise.resolve(ready));
  const { outcome, onPoll, notify } = watch(read);
  notify();
  expect(await outcome).toEqual(ready);
  expect(onPoll).not.toHaveBeenCalled();
});

test('a look that fails is not the end of it', async () => {
  const read = vi.fn(() => Promise.resolve(ready));
  read.mockRejectedValueOnce(new ApiError({ status: 0 }));
  const { outcome } = watch(read);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toEqual(ready);
});

test('a lost session is', async () => {
  const { outcome } = watch(() => Promise.reject(new ApiError({ status: 401 })));
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(outcome).rejects.toMatchObject({ status: 401 });
});

test('who leaves is asked nothing more', async () => {
  const read = vi.fn(() => Promise.resolve(waiting));
  const { outcome, leave } = watch(read);
  leave();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
});
