import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdleRooms } from './idle-rooms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a room is given back a while after the last left, not while somebody is on the stage or about to be', () => {
  const rooms = new Set(['busy', 'empty', 'touched']);
  const left: string[] = [];
  const idle = watchIdleRooms({
    rooms: () => [...rooms],
    hasFeeds: (room) => room === 'busy',
    leave: (room) => {
      left.push(room);
      rooms.delete(room);
    },
  });
  vi.advanceTimersByTime(45_000);
  expect(left).toEqual([]);
  idle.touch('touched');
  vi.advanceTimersByTime(45_000);
  expect(left).toEqual(['empty']);
  vi.advanceTimersByTime(30_000);
  expect(left).toEqual(['empty', 'touched']);
  idle.stop();
  rooms.add('empty');
  vi.advanceTimersByTime(300_000);
  expect([...rooms]).toEqual(['busy', 'empty']);
});
