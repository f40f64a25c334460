import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { sharePages } from '@shuyuan/contract/sharing/share-pages';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { visitShare } from '@shuyuan/contract/sharing/share.wire';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { loadGroups, textOf } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';
import { t } from './test-sharing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

const gone = `/home/error-page/${errorTable['content.gone'].number}`;

async function memberServer() {
  const server = await freshClient('en');
  await loadGroups('en', ['sharing']);
  holdToken();
  return server;
}

test('[ROUTE-11] [D-085] a visitor is told that something was shared, never what, and comes back after signing in', async () => {
  const server = await freshClient('en');
  await loadGroups('en', ['sharing']);
  const { address } = openApp('/share/q1/8?shareId=s1');
  expect(await screen.findByRole('heading', { level: 1, name: t('sharing.landing.title') })).toBeTruthy();
  expect(server.countOf(visitShare)).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: t('sharing.landing.signIn') }));
  await waitFor(() => expect(address()).toBe(`/login?${new URLSearchParams({ returnTo: '/share/q1/8?shareId=s1' })}`));
});

test.for(Object.values(ShareType))(
  '[D-010] a visitor sees the same invitation for every kind, and nothing is asked: %s',
  async (type) => {
    const server = await freshClient('en');
    await loadGroups('en', ['sharing']);
    openApp(`/share/x1/${type}`);
    expect(await screen.findByRole('heading', { level: 1, name: t('sharing.landing.title') })).toBeTruthy();
    expect(screen.getByText(t('sharing.landing.text'))).toBeTruthy();
    expect(server.countOf(visitShare)).toBe(0);
  },
);

const lone = { parentId: null, parentType: null };

test.for([
  [ShareType.question, lone, '/ask/question/detail/x1'],
  [ShareType.askShare, lone, '/ask/question/detail/x1'],
  [ShareType.shareContent, lone, '/share-content-detail/x1'],
  [ShareType.nativeLive, lone, '/live/detail/x1'],
  [ShareType.externalLive, lone, '/activity/gensee/detail/x1'],
  [ShareType.column, lone, '/share-team/team-column-detail?id=x1'],
  [ShareType.teamAccount, lone, '/share-team/team-content/x1'],
  [ShareType.discussion, { parentId: 'q7', parentType: ShareType.question }, '/ask/question/detail/q7?at=x1'],
  [ShareType.discussion, { parentId: 'q7', parentType: ShareType.shareContent }, '/share-content-detail/q7?at=x1'],
] as const)('[ROUTE-11] [D-085] a member is counted once and led from type %s to %o', async ([type, parent, page]) => {
  const server = await memberServer();
  const sent: unknown[] = [];
  server.answer(visitShare, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'x1', type, ...parent });
  });
  const { address } = openApp('/home-v', `/share/x1/${type}?shareId=s1`);
  await waitFor(() => expect(address()).toBe(page));
  expect(sent).toEqual([{ id: 'x1', type, shareId: 's1' }]);
  expect(page.startsWith(sharePages[parent.parentType ?? type] ?? 'nowhere')).toBe(true);
});

test.for([
  ['gone', refused(404)],
  ['forbidden', refused(403, 1)],
  ['of a kind without a page', ok({ id: 'x1', type: ShareType.exam, ...lone })],
] as const)('[D-085] what is %s is the error page', async ([, answer]) => {
  const server = await memberServer();
  server.answer(visitShare, answer);
  const { address } = openApp('/share/x1/3');
  await waitFor(() => expect(address()).toBe(gone));
});

test('[D-085] a live that is not for the visitor says so as its own page does', async () => {
  const server = await memberServer();
  server.answer(visitShare, refused(422, errorTable['live.not-in-audience'].number));
  const { address } = openApp('/share/x1/11');
  await waitFor(() => expect(address()).toBe(`/home/error-page/${errorTable['live.not-in-audience'].number}`));
});

test.for(['16', '0', 'abc', '1e0', '08'])(
  '[ROUTE-11] a type that is none (%s) is the empty error page',
  async (type) => {
    const server = await memberServer();
    const { address } = openApp(`/share/x1/${type}`);
    await waitFor(() => expect(address()).toBe(gone));
    expect(server.countOf(visitShare)).toBe(0);
  },
);

test('[D-085] a lost line is no refusal: it says so, and a second try opens it', async () => {
  const server = await memberServer();
  server.answer(visitShare, refused(503));
  const { address } = openApp('/share/q1/8');
  expect(await screen.findByText(t('sharing.landing.failed'))).toBeTruthy();
  server.answer(visitShare, ok({ id: 'q1', type: ShareType.question, ...lone }));
  await userEvent.click(screen.getByRole('button', { name: textOf('common', 'shell.retry') }));
  await waitFor(() => expect(address()).toBe('/ask/question/detail/q1'));
});
