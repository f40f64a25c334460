import { issueToken } from '@shuyuan/contract/auth/auth.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { go, goToReturnAddress } from '../lib/navigation.ts';
import { loginDelayMs, presentError } from '../lib/present-error.ts';
import { useSearchParams } from '../lib/route-values.ts';
import { signIn } from '../lib/session.ts';
import { freshClient, holdToken } from '../lib/test-client.ts';
import { ok, personData, refused } from '../lib/test-transport.ts';
import { openApp, said, t, wayOut } from './test-app.tsx';

vi.mock('./frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('../features/library/list/LibraryPage.tsx', () => ({ LibraryPage: () => <h1>library</h1> }));
vi.mock('../features/library/detail/LibraryItemPage.tsx', () => ({ LibraryItemPage: () => <h1>library item</h1> }));
vi.mock('./HomePage.tsx', () => ({ HomePage: () => <h1>home</h1> }));
vi.mock('../features/auth/LoginPage.tsx', () => ({
  LoginPage: () => {
    const { returnTo } = useSearchParams();
    const enter = async () => {
      await signIn('lin', 'secret');
      goToReturnAddress(returnTo);
    };
    return (
      <button type="button" onClick={() => void enter()}>
        sign in
      </button>
    );
  },
}));

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient();
  server.answer(issueToken, ok({ access_token: 't1', token_type: 'Bearer', expires_in: 1 }));
});
afterEach(cleanup);

test('D-001: a visitor signs in and comes back to the page first asked for', async () => {
  const { address } = openApp('/center/subordinate?tab=2');
  fireEvent.click(await screen.findByText('sign in'));
  await waitFor(() => expect(address()).toBe('/center/subordinate?tab=2'));
});

test('[SHELL-05] the page that is left stays until the next one is there', async () => {
  holdToken();
  openApp('/home-v');
  await screen.findByText('home');
  act(() => go('knowledgeList'));
  expect(screen.queryByText('home')).not.toBeNull();
  await screen.findByText('library');
  expect(screen.queryByText('home')).toBeNull();
});

test('[ERR-02] a session lost on a page leads to the login page after its message, and back again', async () => {
  holdToken();
  const { address } = openApp('/home-v', '/knowledge/detail/1');
  await screen.findByText('library item');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => presentError(new ApiError({ status: 401, number: 40_102 })));
  expect(await screen.findByText(said(40_102))).toBeTruthy();
  act(() => void vi.advanceTimersByTime(loginDelayMs));
  vi.useRealTimers();
  fireEvent.click(await screen.findByText('sign in'));
  await waitFor(() => expect(address()).toBe('/knowledge/detail/1'));
});

test('[ERR-06] [ERR-12] a navigation code opens the error page in place of the page, and closing leads before it', async () => {
  holdToken();
  const { address } = openApp('/home-v', '/knowledge/detail/1');
  await screen.findByText('library item');
  act(() => presentError(new ApiError({ status: 422, number: 30_117 })));
  await waitFor(() => expect(address()).toBe('/home/error-page/30117'));
  const closing = await screen.findByRole('button', { name: wayOut('back') });
  await screen.findByText('30117');
  fireEvent.click(closing);
  await waitFor(() => expect(address()).toBe('/home-v'));
});

test('[ERR-06] D-022: from what a person did on a page the error page leads back to that page', async () => {
  holdToken();
  const { address } = openApp('/home-v', '/knowledge/detail/1');
  await screen.findByText('library item');
  act(() => presentError(new ApiError({ status: 422, number: 30_117 }), [], 'action'));
  await waitFor(() => expect(address()).toBe('/home/error-page/30117'));
  await screen.findByText('30117');
  fireEvent.click(await screen.findByRole('button', { name: wayOut('back') }));
  await waitFor(() => expect(address()).toBe('/knowledge/detail/1'));
});

test('[ERR-07] an alert code stops the user in a dialog', async () => {
  holdToken();
  openApp('/home-v');
  await screen.findByText('home');
  act(() => presentError(new ApiError({ status: 422, number: 30_207 })));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByText(said(30_207))).toBeTruthy();
});

test('D-016: a server that cannot be reached is an error state with a retry, not the login page', async () => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  holdToken();
  server.answer(readGlobalData, refused(503));
  openApp('/home-v');
  const retry = await screen.findByRole('button', { name: t('shell.retry') });
  server.answer(readGlobalData, ok(personData()));
  fireEvent.click(retry);
  expect(await screen.findByText('home')).toBeTruthy();
});

test('[SHELL-09] a preview address is shown under the mask', async () => {
  holdToken();
  openApp('/center/preview/1/cn/1');
  expect(await screen.findByText(t('preview.leave'))).toBeTruthy();
  act(() => go('home'));
  await screen.findByText('home');
  expect(screen.queryByText(t('preview.leave'))).toBeNull();
});

test('[ERR-11] D-193: an address nobody knows says so', async () => {
  openApp('/microclass/index');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('button', { name: wayOut('home') })).toBeTruthy();
});
