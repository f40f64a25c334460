import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { createShare } from '@shuyuan/contract/sharing/share.wire';
import { readConfig } from '@shuyuan/contract/system/system.wire';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheSlot } from '../../lib/storage.ts';
import { openSharing } from '../../shared/sharing/share.ts';
import { refused } from '../../lib/test-transport.ts';
import { openApp, said } from '../test-app.tsx';
import { noShareButton, openWidget, questionAddress, shareButton, sharingServer, t } from './test-sharing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

const heading = () => screen.findByRole('heading', { level: 1, name: 'Why does line three stop?' });
const share = { id: 'q1', type: ShareType.question, title: 'Why does line three stop?' };
const targets = (dialog: Awaited<ReturnType<typeof openWidget>>) =>
  [...dialog.getByRole('list', { name: t('sharing.targets') }).querySelectorAll('button')].map(
    ({ textContent }) => textContent,
  );

test('[SHARE-07] [D-197] the config is asked for by its key once and kept for the session', async () => {
  const { server } = await sharingServer({ config: { qq: '0' } });
  openApp(questionAddress);
  await shareButton();
  expect(cacheSlot('share-config').read()).toBe('{"qq":"0"}');
  cleanup();
  openApp(questionAddress);
  const dialog = await openWidget();
  expect(targets(dialog)).not.toContain(t('sharing.target.qq'));
  expect(server.countOf(readConfig)).toBe(1);
});

test.for([
  ['the switch is off', { config: { switchOpen: '0' } }],
  ['its own switch is off', { config: { showShareBtn: '0' } }],
  ['the page is on the blacklist', { blackList: ['/ask/question'] }],
  ['the kind of thing is on the blacklist', { blackList: [12] }],
] as const)('[SHARE-08] the button is hidden when %s', async ([, settings]) => {
  const { server } = await sharingServer(settings);
  openApp(questionAddress);
  await heading();
  await waitFor(() => expect(server.countOf(readConfig)).toBe(1));
  await waitFor(() => expect(cacheSlot('share-config').read()).not.toBeNull());
  expect(noShareButton()).toBeNull();
});

test('[SHARE-08] another page on the blacklist hides nothing here', async () => {
  await sharingServer({ blackList: ['/ask/question/detail/q10', 11] });
  openApp(questionAddress);
  expect(await shareButton()).toBeTruthy();
});

test('[D-081] without the config copying and the poster are offered, and it is asked for again', async () => {
  const { server } = await sharingServer();
  server.answer(readConfig, refused(404));
  openApp(questionAddress);
  expect(targets(await openWidget())).toEqual([t('sharing.target.link'), t('sharing.target.poster')]);
  expect(cacheSlot('share-config').read()).toBeNull();
  expect(server.countOf(readConfig)).toBeGreaterThan(1);
});

test.for([
  ['[SHARE-09] C-03: on a blacklisted page', { blackList: ['/ask'] }, 31103],
  ['[SHARE-09] where sharing is off', { config: { switchOpen: '0' } }, 31101],
] as const)('%s whatever asks for the widget gets an error', async ([, settings, number]) => {
  await sharingServer(settings);
  openApp(questionAddress);
  await heading();
  await act(() => openSharing(share));
  expect(await screen.findByText(said(number))).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[SHARE-09] [D-197] a page blacklisted since is refused by the server, with the same error', async () => {
  const { server } = await sharingServer();
  openApp(questionAddress);
  const dialog = await openWidget();
  server.answer(createShare, refused(422, 31103));
  await userEvent.click(dialog.getByRole('button', { name: t('sharing.target.weChat') }));
  expect(await screen.findByText(said(31103))).toBeTruthy();
  expect(screen.queryByRole('img', { name: t('sharing.weChat.code') })).toBeNull();
});
