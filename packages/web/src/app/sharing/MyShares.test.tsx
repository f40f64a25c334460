import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { listShares } from '@shuyuan/contract/sharing/share.wire';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { setClipboard, sharingServer, t } from './test-sharing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

const here = '/share-study/my-collection-detail?tab=shares';
const shared = { id: 'q1', type: ShareType.question, title: 'Why does line three stop?' };

test('[D-086] what one has shared is listed with its target, its visits and its link', async () => {
  const copied: string[] = [];
  setClipboard({ writeText: (text) => Promise.resolve(void copied.push(text)) });
  const { server } = await sharingServer();
  server.answer(listShares, page({ ...shared, shareId: 's7', target: 'poster', visitNum: 12, createTime: 0 }));
  openApp(here);
  const row = (await screen.findByRole('link', { name: shared.title })).closest('tr');
  expect(row?.textContent).toContain(t('sharing.target.poster'));
  expect(row?.textContent).toContain('12');
  expect(screen.getByRole('link', { name: shared.title }).getAttribute('href')).toMatch(/\/share\/q1\/8$/);
  await userEvent.click(screen.getByRole('button', { name: t('sharing.mine.copy', { title: shared.title }) }));
  expect(await screen.findByText(t('sharing.copied'))).toBeTruthy();
  expect(copied[0]).toMatch(/#\/share\/q1\/8\?shareId=s7$/);
});

test('[D-086] who has shared nothing is told how; what could not be loaded can be asked for again', async () => {
  const { server } = await sharingServer();
  server.answer(listShares, refused(500));
  openApp('/share-study/my-collection-detail');
  await userEvent.click(await screen.findByRole('link', { name: textOf('share', 'teams.collection.shares') }));
  const failed = await screen.findByText(t('sharing.mine.failed'));
  server.answer(listShares, ok({ items: [], recordCount: 0 }));
  const place = failed.closest<HTMLElement>('[role="alert"]') ?? document.body;
  await userEvent.click(within(place).getByRole('button', { name: textOf('common', 'shell.retry') }));
  expect(await screen.findByText(t('sharing.mine.empty.text'))).toBeTruthy();
});
