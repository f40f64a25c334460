import { checkApproval } from '@shuyuan/contract/approval/approval-template.wire';
import { findProcess } from '@shuyuan/contract/approval/approval.wire';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aLive } from '../../features/live/manage/test-lives.ts';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { ok } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'activity'>) => textOf('activity', key);
let server: Awaited<ReturnType<typeof freshClient>>;

beforeEach(async () => {
  server = await freshClient();
  await loadGroups('en', ['activity']);
  holdToken();
  server.answer(checkApproval, ok({ approvalSwitch: true, hasTemplate: true }));
  const items = [aLive({ status: 0, approvalStatus: 3 })];
  server.answer(nativeManage.list, ok({ items, recordCount: 21 }));
});
afterEach(cleanup);

const table = () => screen.findByRole('dialog', { name: t('live.manage.title') });

test('[LIVE-MGMT-02] D-057: whoever opens an address with the table in it finds it at its place, and leaves the page as it is', async () => {
  const { address } = openApp('/about?lives=all&livesPage=2');
  const dialog = within(await table());
  expect((await dialog.findAllByRole('row'))[1]?.textContent).toContain('11');
  fireEvent.click(dialog.getByRole('button', { name: t('live.manage.tab.mine') }));
  await waitFor(() => expect(address()).toBe('/about?lives=mine'));
  fireEvent.click(dialog.getByRole('button', { name: textOf('common', 'dialog.close') }));
  await waitFor(() => expect(address()).toBe('/about'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[APPROVAL-06] the approval of a live is looked up by its number; where there is none, nothing opens', async () => {
  server.answer({ ...findProcess, path: '/workflow/processInstanceId/v1_2' }, ok(null));
  openApp('/about?lives=all');
  const dialog = within(await table());
  fireEvent.click(await dialog.findByRole('button', { name: t('live.manage.do.approvalDetail') }));
  await waitFor(() => expect(server.calls).toContain('GET /workflow/processInstanceId/v1_2'));
  expect(await screen.findByText(t('live.approval.none'))).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
