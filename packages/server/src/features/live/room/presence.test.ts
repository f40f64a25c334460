import { expect, test } from 'vitest';
import { presenceMs, presenceOf } from './presence.ts';

test('a room has the people of all processes; one that is silent for three words is gone, within five seconds', () => {
  let now = 0;
  const presence = presenceOf(() => now);
  presence.reportCount('me', 99);
  presence.reportCount('other', 3);
  presence.reportCount('third', 4);
  expect(presence.sum('me', 2)).toBe(9);
  now = presenceMs * 2;
  presence.reportCount('third', 5);
  expect(presence.sum('me', 2)).toBe(10);
  now = 5_000;
  expect(presence.sum('me', 2)).toBe(7);
});

test('somebody with pages on two processes is one person, and nobody is fewer than this process has', () => {
  let now = 0;
  const presence = presenceOf(() => now);
  expect(presence.nodes('me')).toEqual([]);
  presence.reportCount('other', 3);
  presence.reportCount('empty', 0);
  expect(presence.nodes('me')).toEqual(['me', 'other']);
  presence.setCountedTwice(2);
  expect(presence.sum('me', 2)).toBe(3);
  presence.reportCount('other', 1);
  expect(presence.sum('me', 2)).toBe(2);
  now = 10_000;
  expect([presence.sum('me', 2), presence.nodes('me')]).toEqual([2, []]);
});
