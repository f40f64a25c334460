import { externalCommunity } from '@shuyuan/contract/live/community.wire';
import { externalManage } from '@shuyuan/contract/live/manage.wire';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../../lib/test-transport.ts';
import { renderLive } from '../manage/test-manage.tsx';
import { at, type FakeServer, t } from '../manage/test-organiser.ts';
import type { LiveDetail } from './detail/live-detail.ts';
import { OpenActivity } from './OpenActivity.tsx';
import { freshReader, seen } from './test-detail.tsx';

const host = at(externalManage.enterUrl, '/activity/gensee/enter-url/v1');
const viewer = at(externalCommunity.enter, '/activity/gensee/enter/v1');
let server: FakeServer;
const assign = vi.fn();
beforeEach(async () => {
  server = await freshReader();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => vi.restoreAllMocks());

function open(live: LiveDetail): void {
  const routeTree = createRootRoute({ component: () => <OpenActivity live={live} /> });
  renderLive(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
}

test('[ROUTE-02] a live of suppliers 0 and 4 opens by itself, for its host as host, for others as viewers', async () => {
  server.answer(host, ok({ webUrl: 'https://supplier.example/host', clientUrl: null }));
  server.answer(viewer, ok({ webUrl: 'https://supplier.example/seat' }));
  open(seen({ supplier: 4, isManaged: true }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://supplier.example/host'));
  open(seen({ supplier: 4 }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://supplier.example/seat'));
  expect(assign).toHaveBeenCalledTimes(2);
});

test('[ROUTE-02] a supplier that did not answer is asked again by the button', async () => {
  server.answer(viewer, refused(422, 23111));
  open(seen({ supplier: 0 }));
  const again = await screen.findByRole('button', { name: t('live.detail.enter') });
  await waitFor(() => expect(again.hasAttribute('data-loading')).toBe(false));
  expect(assign).not.toHaveBeenCalled();
  server.answer(viewer, ok({ webUrl: 'https://supplier.example/seat' }));
  await userEvent.click(again);
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
});
