import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { scrollThrottleMs, throttle, useThrottledScroll } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());

test('[SHELL-16] scrolling is followed at most every 300 ms, and its end is not missed', () => {
  expect(scrollThrottleMs).toBe(300);
  const run = vi.fn();
  const throttled = throttle(run);
  for (let i = 0; i < 10; i += 1) throttled();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(299);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('[SHELL-16] a page that is left hears no more scrolling, not even the one it waited for', () => {
  const run = vi.fn();
  const { unmount } = renderHook(() => useThrottledScroll(run));
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(run).toHaveBeenCalledTimes(1);
  unmount();
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('scroll'));
  expect(run).toHaveBeenCalledTimes(1);
});
