import { readConfigs } from '@shuyuan/contract/system/system.wire';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { currentLanguage } from '../../lib/language.ts';
import { setNavigator } from '../../lib/navigation.ts';
import { useSession } from '../../lib/session.ts';
import { freshClient } from '../../lib/test-client.ts';
import { ok } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const organization = { id: 'o', name: '软件研发部' };
const person = {
  id: '1',
  name: 'lin',
  fullName: '林知远',
  portrait: null,
  language: null,
  theme: 'system' as const,
  timeZone: 'Asia/Shanghai',
  organization,
  rootOrganization: organization,
  roles: [],
  dataPermission: [],
  hasPassword: true,
  mustChangePassword: false,
};

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient('cn');
  useSession.setState({ status: 'signed-in', currentUser: person, dataPermission: [] });
});

async function open(): Promise<void> {
  renderUi(<AccountMenu />);
  await userEvent.click(screen.getByRole('button', { name: '林知远的账号菜单' }));
  await screen.findByText('软件研发部');
}

test('only who may administer is offered the administration', async () => {
  await open();
  expect(screen.queryByRole('menuitem', { name: '系统管理' })).toBeNull();
  useSession.setState({ dataPermission: [{ code: 'organization.manage' }] });
  expect(await screen.findByRole('menuitem', { name: '系统管理' })).toBeDefined();
});

test('D-057: live management is offered to who may hold lives', async () => {
  await open();
  const name = textOf('common', 'frame.lives');
  expect(screen.queryByRole('menuitem', { name })).toBeNull();
  useSession.setState({ dataPermission: [{ code: 'live.create' }] });
  expect(await screen.findByRole('menuitem', { name })).toBeDefined();
});

test('[ROUTE-42] [LEDGER-32] it leads to one’s own coins, by the name the company gave them', async () => {
  server.answer(readConfigs, ok({ items: [{ key: 'CURRENCY_RULE', value: '{"currencyName":"青禾币"}' }] }));
  const opened: string[] = [];
  const leave = (path: string) => void opened.push(path);
  setNavigator({ here: () => '/home-v', open: leave, canGoBack: () => false, back: () => undefined });
  await open();
  await userEvent.click(
    await screen.findByRole('menuitem', { name: textOf('common', 'frame.coins', { coin: '青禾币' }) }),
  );
  await waitFor(() => expect(opened).toEqual(['/learncoin-manage']));
});

test('[ROLE-06] D-013: the help centre is offered to its audience alone', async () => {
  useSession.setState({ menus: ['home'] });
  await open();
  expect(screen.queryByRole('menuitem', { name: '帮助中心' })).toBeNull();
  useSession.setState({ menus: ['home', 'help'] });
  expect(await screen.findByRole('menuitem', { name: '帮助中心' })).toBeDefined();
});

test('the six languages are offered in their own names, by keyboard, and the focus comes back', async () => {
  await open();
  const opener = screen.getByRole('menuitem', { name: /语言/ });
  opener.focus();
  await userEvent.keyboard('{ArrowRight}');
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map((choice) => choice.textContent)).toEqual([
    '简体中文',
    'English',
    'Français',
    'Русский',
    'Español',
    'العربية',
  ]);
  expect(document.activeElement).toBe(choices[0]);
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(await screen.findByRole('menuitem', { name: /语言/ }));
});

test('a chosen language is shown at once', async () => {
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: /语言/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
  await expect.poll(() => currentLanguage()).toBe('en');
  const name = textOf('common', 'frame.account', { name: '林知远' });
  expect(await screen.findByRole('button', { name })).toBeDefined();
});
