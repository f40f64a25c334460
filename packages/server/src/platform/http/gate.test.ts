import { expect, test, vi } from 'vitest';
import { openGate } from './gate.ts';

test('a few are inside, the others come in their order, and who gives up is passed over', () => {
  const { enter } = openGate({ places: 2, keptMs: 1_000 });
  const inside: string[] = [];
  const leaves = ['a', 'b', 'c', 'd', 'e'].map((name) => enter(() => inside.push(name)));
  expect(inside).toEqual(['a', 'b']);
  leaves[2]?.();
  leaves[1]?.();
  leaves[1]?.();
  expect(inside).toEqual(['a', 'b', 'd']);
  leaves[0]?.();
  expect(inside).toEqual(['a', 'b', 'd', 'e']);
});

test('who stays too long loses the place to the next', () => {
  vi.useFakeTimers();
  const { enter } = openGate({ places: 1, keptMs: 50 });
  const inside: string[] = [];
  for (const name of ['a', 'b', 'c']) enter(() => inside.push(name));
  vi.advanceTimersByTime(120);
  vi.useRealTimers();
  expect(inside).toEqual(['a', 'b', 'c']);
});
