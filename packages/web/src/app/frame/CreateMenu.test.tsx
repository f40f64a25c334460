import type { Capability } from '@shuyuan/contract/kernel/capabilities';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setDialogHost } from '../../lib/dialogs.ts';
import { useSession } from '../../lib/session.ts';
import { initTexts, showLanguage } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { CreateMenu } from './CreateMenu.tsx';

beforeEach(async () => {
  await initTexts();
  await showLanguage('cn');
});

async function openAs(...codes: Capability[]): Promise<void> {
  useSession.setState({ dataPermission: codes.map((code) => ({ code })) });
  renderUi(<CreateMenu />);
  await userEvent.click(screen.getByRole('button', { name: '新建' }));
  await screen.findByRole('menuitem', { name: /提问题/ });
}

test.each<[Capability[], number]>([
  [[], 1],
  [['live.create'], 2],
  [['content.publish'], 3],
  [['live.create', 'content.publish'], 4],
])('with %j there are %i things to make', async (codes, count) => {
  await openAs(...codes);
  expect(screen.getAllByRole('menuitem')).toHaveLength(count);
});

test('[SHELL-19] a live session is created in the dialog of the host', async () => {
  const host = vi.fn();
  setDialogHost(host);
  await openAs('live.create');
  await userEvent.click(screen.getByRole('menuitem', { name: /发起直播/ }));
  expect(host).toHaveBeenCalledWith({ name: 'live-create', props: {} });
});
