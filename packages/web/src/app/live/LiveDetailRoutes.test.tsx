import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDetail } from '../../features/live/manage/test-lives.ts';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { ok } from '../../lib/test-transport.ts';
import { openApp } from '../test-app.tsx';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient();
  holdToken();
  server.answer({ ...nativeCommunity.detail, path: '/live/detail/v1' }, ok(aDetail({ subject: 'Reading together' })));
});
afterEach(cleanup);

test.for([
  ['[ROUTE-03]', '/live/detail/v1'],
  ['[ROUTE-49]', '/live/detail/v1/0/6'],
])('%s the page of a live is at its own address, and at the one inside a class', async ([, address = '']) => {
  openApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Reading together' })).toBeTruthy();
  expect(server.calls).toContain('GET /live/detail/v1');
});
