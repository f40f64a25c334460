import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

const minute = 60_000;
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
  const { onZero, shown } = watch(10 * minute, 12 * minute);
  pass(10 * minute - 1);
  expect(onZero).not.toHaveBeenCalled();
  pass(1);
  expect(onZero).toHaveBeenCalledTimes(1);
  expect(shown()).toMatchObject({ to: 'end', left: 2 * minute });
  pass(2 * minute - 1);
  expect(onZero).toHaveBeenCalledTimes(1);
  pass(1);
  expect(onZero).toHaveBeenCalledTimes(2);
  expect(shown()).toBeNull();
  pass(60 * minute);
  expect(onZero).toHaveBeenCalledTimes(2);
});

test('[LIVE-ROOM-17] what is shown changes at whole minutes, then at whole seconds', () => {
  const { shown } = watch(6 * minute + 30_000, 60 * minute);
  expect(shown()?.left).toBe(6 * minute + 30_000);
  pass(29_000);
  expect(shown()?.left).toBe(6 * minute + 30_000);
  pass(1_000);
  expect(shown()?.left).toBe(6 * minute);
  pass(minute + 1_000);
  expect(shown()?.left).toBe(5 * minute - 1_000);
});

test('[LIVE-ROOM-18] it appears by itself an hour before', () => {
  const { shown } = watch(90 * minute, 100 * minute);
  expect(shown()).toBeNull();
  pass(30 * minute);
  expect(shown()).toMatchObject({ to: 'start', left: 60 * minute });
});

test('a start further away than a timer can wait does not run hot', () => {
  const { onZero, shown } = watch(60 * 24 * 3_600_000, 61 * 24 * 3_600_000);
  expect(shown()).toBeNull();
  pass(minute);
  expect(vi.getTimerCount()).toBe(1);
  expect(onZero).not.toHaveBeenCalled();
});
