import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimeChecks } from './use-time-checks.ts';

const checkTime = vi.fn(async () => 60_000);
const saver = { checkTime };
const watch = (isAsked = true) =>
  renderHook(({ readAt }) => useTimeChecks(saver, { isAsked, readAt }), { initialProps: { readAt: 0 } });

beforeEach(() => {
  vi.useFakeTimers();
  checkTime.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('[D-183] somebody who only reads hears of the time about once a minute, and whoever is saved meanwhile does not ask', () => {
  const { rerender, unmount } = watch();
  vi.advanceTimersByTime(50_000);
  rerender({ readAt: 50_000 });
  vi.advanceTimersByTime(50_000);
  expect(checkTime).not.toHaveBeenCalled();
  vi.advanceTimersByTime(25_000);
  expect(checkTime).toHaveBeenCalledOnce();
  unmount();
  vi.advanceTimersByTime(600_000);
  expect(checkTime).toHaveBeenCalledOnce();
});

test('[D-183] whoever comes back to the page, or wakes its machine, hears of the time at once', () => {
  watch();
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('online'));
  expect(checkTime).toHaveBeenCalledTimes(3);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(checkTime).toHaveBeenCalledTimes(3);
});

test('[D-183] nothing is asked for a paper that another tab has, or that is handed in', () => {
  watch(false);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(600_000);
  expect(checkTime).not.toHaveBeenCalled();
});
