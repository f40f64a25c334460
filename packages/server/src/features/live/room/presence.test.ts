import { expect, test } from 'vitest';
import { presenceMs, presenceOf } from './presence.ts';

test('a room has the people of all processes; one that is silent for three words is gone, within five seconds', () => {
  let now = 0;
  const presence = presenceOf(() => now);
  presence.hear('me', 99);
  presence.hear('other', 3);
  presence.hear('third', 4);
  expect(presence.sum('me', 2)).toBe(9);
  now = presenceMs * 2;
  presence.hear('third', 5);
  expect(presence.sum('me', 2)).toBe(10);
  now = 5_000;
  expect(presence.sum('me', 2)).toBe(7);
});
