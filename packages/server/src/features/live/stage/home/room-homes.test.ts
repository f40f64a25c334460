import { expect, test } from 'vitest';
import type { Held, Locks } from '../../../../platform/locks.ts';
import { openRoomHomes } from './room-homes.ts';

test('a home that is taken away is warned of when its stage cannot be closed, and ends no process', async () => {
  const line = new AbortController();
  const held: Held = { lost: line.signal, release: async () => undefined };
  const answers = [held, null];
  const locks: Locks = {
    alone: async () => answers.shift() ?? null,
    share: async () => null,
    close: async () => undefined,
  };
  const warned: unknown[] = [];
  const failure = new Error('the stage does not answer');
  const homes = openRoomHomes(locks, {
    onTakenAway: () => Promise.reject(failure),
    warn: (error) => void warned.push(error),
  });
  expect(await homes.take('r')).toBe(true);
  line.abort();
  await expect.poll(() => warned).toEqual([failure]);
  expect(homes.has('r')).toBe(false);
});
