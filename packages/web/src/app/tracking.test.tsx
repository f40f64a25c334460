import { recordBehaviour, recordEntry } from '@shuyuan/contract/system/behaviour.wire';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go } from '../lib/navigation.ts';
import { freshClient, holdToken } from '../lib/test-client.ts';
import { ok } from '../lib/test-transport.ts';
import { textOf } from '../lib/texts.ts';
import { flushTracks } from '../lib/track.ts';
import { openApp, t } from './test-app.tsx';

vi.mock('./frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('./HomePage.tsx', () => ({ HomePage: () => <h1>home</h1> }));

const told: string[] = [];
let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient();
  told.length = 0;
  server.answer(recordEntry, ok());
  server.answer(recordBehaviour, ({ body }) => {
    const { items } = JSON.parse(body) as { items: { page: string }[] };
    told.push(...items.map(({ page }) => page));
    return ok();
  });
});
afterEach(cleanup);

test('[SYSTEM-09] [SITE-05] pages entered are tracked without their query, and home once', async () => {
  holdToken();
  openApp('/home-v');
  await screen.findByText('home');
  act(() => go('search', {}, { keyword: 'secret' }));
  await waitFor(() =>
    screen.getByRole('heading', { level: 1, name: textOf('search', 'search.title.of', { words: 'secret' }) }),
  );
  act(() => go('home'));
  await screen.findByText('home');
  flushTracks();
  await expect.poll(() => told).toEqual(['/home-v', '/search-v', '/home-v']);
  expect(server.countOf(recordEntry)).toBe(1);
});

test('D-032: nothing is tracked under the preview mask', async () => {
  holdToken();
  openApp('/study-v?previewFront=1');
  await screen.findByText(t('preview.text'));
  flushTracks();
  expect(told).toEqual([]);
});

test('[SYSTEM-11] a visitor is not tracked', async () => {
  openApp('/partner');
  await screen.findByRole('heading', { level: 1 });
  flushTracks();
  expect(server.countOf(recordBehaviour)).toBe(0);
});
