import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient } from '../../lib/test-client.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { LiveNow } from './LiveNow.tsx';

const { list } = nativeCommunity;
const card = (id: string, over: object) => ({
  id,
  supplier: 3,
  businessType: 15,
  subject: `Live ${id}`,
  coverPath: null,
  startTime: Date.now() + 90_000,
  endTime: Date.now() + 3_600_000,
  lecturer: { id: 'm2', fullName: 'Gu Huai', portrait: null, organization: { id: 'o1', name: 'Process' } },
  subNumber: 0,
  attendNumber: 0,
  watching: 0,
  isSubscribed: false,
  avgScore: null,
  replaySeconds: null,
  ...over,
});

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient();
});

function open(): void {
  const queryClient = createQueryClient();
  const component = () => (
    <QueryClientProvider client={queryClient}>
      <LiveNow />
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component });
  renderUi(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
}

test('[LIVE-ROOM-18] what is on with how many watch, what comes with how long it is still; each leads to its page', async () => {
  const items = [
    card('a', { status: LiveStatus.running, watching: 12 }),
    card('b', { status: LiveStatus.notBegun, supplier: 4 }),
  ];
  server.answer(list, ok({ items, recordCount: 2 }));
  open();
  await screen.findByText(textOf('common', 'home.live.watching', { count: '12' }));
  expect(screen.getByRole('timer').textContent).toMatch(/1 min/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/live/detail/a', '/activity/gensee/detail/b']));
});

test('what is on and what comes have names of their own, and what is on comes first', async () => {
  const items = [
    card('a', { status: LiveStatus.running, watching: 12 }),
    card('b', { status: LiveStatus.notBegun }),
    card('c', { status: LiveStatus.notBegun }),
  ];
  server.answer(list, ok({ items, recordCount: 3 }));
  open();
  const now = await screen.findByRole('region', { name: textOf('common', 'home.live.title') });
  const coming = screen.getByRole('region', { name: textOf('common', 'home.live.coming') });
  const linksOf = (part: HTMLElement) => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect([linksOf(now), linksOf(coming)]).toEqual([['/live/detail/a'], ['/live/detail/b', '/live/detail/c']]);
  expect(now.compareDocumentPosition(coming)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('without anything on, nothing is called live now', async () => {
  server.answer(list, ok({ items: [card('b', { status: LiveStatus.notBegun })], recordCount: 1 }));
  open();
  expect(await screen.findByText('Live b')).toBeTruthy();
  expect(screen.queryByText(textOf('common', 'home.live.title'))).toBeNull();
});

test('nothing is on: that is said', async () => {
  server.answer(list, ok({ items: [], recordCount: 0 }));
  open();
  expect(await screen.findByText(textOf('common', 'home.live.empty.title'))).toBeTruthy();
});

test('[ERR-15] what cannot be loaded is left out', async () => {
  server.answer(list, refused(403, 1));
  open();
  await waitFor(() => expect(server.countOf(list)).toBe(1));
  await waitFor(() => expect(screen.queryByText(textOf('common', 'frame.nav.live'))).toBeNull());
});
