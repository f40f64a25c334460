import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createEndings } from './endings.ts';
import { engineBeside, playLane } from './lane.ts';
import type { Act } from './programme.ts';
import { createQueue } from './queue.ts';
import type { World } from './world.ts';

const act = (name: string, ...titles: string[]): Act => ({
  name,
  product: {},
  journeys: titles.map((title) => ({ title, options: {}, minutes: 1, body: async () => undefined })),
});

const play = (acts: Act[], open: World['open'], unsteady: string[] = []) => {
  vi.spyOn(console, 'log').mockReturnValue();
  const world = { open, close: async () => undefined, traces: '/nowhere/traces' };
  const lane = { queue: createQueue(acts), world, unsteady, endings: createEndings() };
  return playLane({ ...lane, executablePath: '/nowhere/chromium', isSlowed: false });
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
  const outcomes = await play([act('people', 'one', 'two')], async () => ({
    origin: 'http://127.0.0.1:1',
    logFile: '/nowhere/server.log',
    stop,
  }));
  expect(outcomes.flatMap((one) => one.outcomes).map(({ title, error }) => [title, error !== null])).toEqual([
    ['one', true],
    ['two', true],
  ]);
  expect(stop).toHaveBeenCalledOnce();
});

test('a server that ended by itself is a failure, though every journey passed', async () => {
  const stop = () => Promise.reject(new Error('the server ended by itself'));
  const outcomes = await play([act('people')], async () => ({ origin: '', logFile: '/nowhere/server.log', stop }));
  expect(failures(outcomes)).toEqual([
    ['the server of people runs until it is stopped', 'Error: the server ended by itself'],
  ]);
});

test('a failure that is listed is repeated five times, at once; one that is not listed never', async () => {
  const open = async () => Promise.reject(new Error('no server'));
  const turns = (performed: Awaited<ReturnType<typeof play>>) =>
    performed.map(({ act: { name }, isRepeat }) => `${name}${isRepeat ? ' again' : ''}`);
  const acts = [act('people', 'one'), act('shell', 'two')];
  expect(turns(await play(acts, open, ['one']))).toEqual(['people', ...Array<string>(5).fill('people again'), 'shell']);
  expect(turns(await play(acts, open))).toEqual(['people', 'shell']);
});

test('looks are performed in the engine beside the browser; where there is none, in the browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-engine-'));
  const browser = join(folder, 'chromium');
  expect(engineBeside(browser)).toBe(browser);
  writeFileSync(`${browser}-headless-shell`, '');
  expect(engineBeside(browser)).toBe(`${browser}-headless-shell`);
  rmSync(folder, { recursive: true });
});
