import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { freshClient, holdToken } from '../../../lib/test-client.ts';
import { ok, personData } from '../../../lib/test-transport.ts';
import { useHistoryCount } from './home/use-history-count.ts';

let server: Awaited<ReturnType<typeof freshClient>>;
const { historyCount } = nativeCommunity;
beforeEach(async () => {
  server = await freshClient();
  holdToken();
  be('m1');
  server.answer(historyCount, ok({ count: 7 }));
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function be(id: string): void {
  const { settings: _settings, ...person } = personData({ id });
  useSession.setState({ ...person, status: 'signed-in' });
}

/** The page, opened anew: nothing is remembered but what the browser keeps. */
async function open(): Promise<number | undefined> {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(useHistoryCount, { wrapper });
  await waitFor(() => expect(result.current).toBeDefined());
  const count = result.current;
  unmount();
  return count;
}

test('[LIVE-ROOM-13] C-40: within 120 seconds it is not asked for again, afterwards it is', async () => {
  expect(await open()).toBe(7);
  expect(await open()).toBe(7);
  expect(server.countOf(historyCount)).toBe(1);
  const later = Date.now() + 120_001;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await open();
  await waitFor(() => expect(server.countOf(historyCount)).toBe(2));
});

test('[LIVE-ROOM-13] C-40: another person of the same browser has a number of their own', async () => {
  await open();
  be('m2');
  server.answer(historyCount, ok({ count: 2 }));
  expect(await open()).toBe(2);
  localStorage.setItem('shuyuan.live.history.m2', '{"count":"many"}');
  expect(await open()).toBe(2);
});
