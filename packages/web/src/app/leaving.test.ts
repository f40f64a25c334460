import { createHashHistory, type RouterHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardLeaving } from '../lib/leaving.ts';
import { connectLeaving } from './leaving.ts';
import type { AppRouter } from './router.tsx';

let history: RouterHistory;
let release: () => void;
const guard = vi.fn<(leaving: { from: string; to: string }) => boolean>();

/** A page with a guard at its door; the way back and addresses typed by hand are played in a browser. */
beforeEach(async () => {
  history = createHashHistory();
  // Only the history of the router is asked.
  connectLeaving({ history } as AppRouter);
  history.push('/room');
  await vi.waitUntil(() => window.location.hash === '#/room', { timeout: 30_000 });
  guard.mockReset();
  release = guardLeaving((leaving) => leaving.to === leaving.from || guard(leaving));
});
afterEach(() => {
  release();
  history.destroy();
});

test('a link is asked about, and refused leaves everything where it was', async () => {
  guard.mockReturnValue(false);
  history.push('/elsewhere');
  await expect
    .poll(() => guard)
    .toHaveBeenCalledExactlyOnceWith({
      from: '/room',
      to: '/elsewhere',
      isByHistory: false,
    });
  await expect.poll(() => [window.location.hash, history.location.href]).toEqual(['#/room', '/room']);
});

test('a link is taken when it is allowed', async () => {
  guard.mockReturnValue(true);
  history.push('/elsewhere');
  await expect.poll(() => [window.location.hash, history.location.href]).toEqual(['#/elsewhere', '/elsewhere']);
});

test('a guard that was taken away asks no more', async () => {
  release();
  history.push('/elsewhere');
  await expect.poll(() => window.location.hash).toBe('#/elsewhere');
  expect(guard).not.toHaveBeenCalled();
});
