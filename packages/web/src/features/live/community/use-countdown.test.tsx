import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
});
afterEach(() => vi.useRealTimers());
/** Second by second: the next timer is only set once the last one was drawn. */
function pass(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    act(() => {
      vi.advanceTimersByTime(Math.min(1_000, until - Date.now()));
    });
  }
}

function watch(startTime: number, endTime: number) {
  const onZero = vi.fn();
  const { result } = renderHook(() => useCountdown({ startTime, endTime }, onZero));
  return { onZero, shown: () => result.current };
}

test('[LIVE-ROOM-16] zero is told once at the start and once at the end, and never in between', () => {
  const { onZero, shown } = watch(10 * minuteMs, 12 * minuteMs);
  pass(10 * minuteMs - 1);
  expect(onZero).not.toHaveBeenCalled();
  pass(1);
  expect(onZero).toHaveBeenCalledTimes(1);
  expect(shown()).toMatchObject({ to: 'end', left: 2 * minuteMs });
  pass(2 * minuteMs - 1);
  expect(onZero).toHaveBeenCalledTimes(1);
  pass(1);
  expect(onZero).toHaveBeenCalledTimes(2);
  expect(shown()).toBeNull();
  pass(60 * minuteMs);
  expect(onZero).toHaveBeenCalledTimes(2);
});

test('[LIVE-ROOM-17] what is shown changes at whole minutes, then at whole seconds', () => {
  const { shown } = watch(6 * minuteMs + 30_000, 60 * minuteMs);
  expect(shown()?.left).toBe(6 * minuteMs + 30_000);
  pass(29_000);
  expect(shown()?.left).toBe(6 * minuteMs + 30_000);
  pass(1_000);
  expect(shown()?.left).toBe(6 * minuteMs);
  pass(minuteMs + 1_000);
  expect(shown()?.left).toBe(5 * minuteMs - 1_000);
});

test('[LIVE-ROOM-18] it appears by itself an hour before', () => {
  const { shown } = watch(90 * minuteMs, 100 * minuteMs);
  expect(shown()).toBeNull();
  pass(30 * minuteMs);
  expect(shown()).toMatchObject({ to: 'start', left: 60 * minuteMs });
});

test('a start further away than a timer can wait does not run hot', () => {
  const { onZero, shown } = watch(60 * dayMs, 61 * dayMs);
  expect(shown()).toBeNull();
  pass(minuteMs);
  expect(vi.getTimerCount()).toBe(1);
  expect(onZero).not.toHaveBeenCalled();
});
