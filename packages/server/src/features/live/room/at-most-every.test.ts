import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('at once, then at most every so often, and the last wish is fulfilled', () => {
  const throttle = atMostEvery(1_000);
  const done: string[] = [];
  const ask = (name: string) => throttle.ask(name, () => done.push(name));
  for (let n = 0; n < 50; n += 1) ask('a');
  ask('b');
  expect(done).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual(['a', 'b', 'a']);
  vi.advanceTimersByTime(5_000);
  expect(done).toEqual(['a', 'b', 'a']);
  ask('a');
  ask('a');
  throttle.close();
  vi.advanceTimersByTime(5_000);
  expect(done).toEqual(['a', 'b', 'a', 'a']);
});
