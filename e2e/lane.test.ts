import { expect, test, vi } from 'vitest';
import { createEndings } from './endings.ts';
import { playLane } from './lane.ts';
import type { Act } from './programme.ts';
import type { World } from './world.ts';

const act = (name: string, ...titles: string[]): Act => ({
  name,
  product: {},
  journeys: titles.map((title) => ({ title, options: {}, minutes: 1, body: async () => undefined })),
});

const play = (queue: Act[], open: World['open']) => {
  vi.spyOn(console, 'log').mockReturnValue();
  const world = { open, close: async () => undefined, traces: '/nowhere/traces' };
  return playLane({ queue, world, endings: createEndings(), executablePath: '/nowhere/chromium', isTraced: false });
};

const failures = (performed: Awaited<ReturnType<typeof play>>) =>
  performed.flatMap(({ outcomes }) => outcomes).map(({ title, error }) => [title, error?.split('\n')[0]]);

test('without a server every journey of the file has failed, and the next file has its turn', async () => {
  const outcomes = await play([act('people', 'one', 'two'), act('shell', 'three')], async ({ name }) => {
    throw new Error(`no server for ${name}`);
  });
  expect(failures(outcomes)).toEqual([
    ['one', 'Error: no server for people'],
    ['two', 'Error: no server for people'],
    ['three', 'Error: no server for shell'],
  ]);
});

test('without a browser every journey of the file has failed, and its server is stopped', async () => {
  const stop = vi.fn<() => Promise<void>>(async () => undefined);
  const outcomes = await play([act('people', 'one', 'two')], async () => ({ origin: 'http://127.0.0.1:1', stop }));
  expect(outcomes.flatMap((one) => one.outcomes).map(({ title, error }) => [title, error !== null])).toEqual([
    ['one', true],
    ['two', true],
  ]);
  expect(stop).toHaveBeenCalledOnce();
});

test('a server that ended by itself is a failure, though every journey passed', async () => {
  const stop = () => Promise.reject(new Error('the server ended by itself'));
  const outcomes = await play([act('people')], async () => ({ origin: '', stop }));
  expect(failures(outcomes)).toEqual([
    ['the server of people runs until it is stopped', 'Error: the server ended by itself'],
  ]);
});
