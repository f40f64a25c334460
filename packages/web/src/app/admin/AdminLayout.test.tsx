import { capabilitiesOf, type Role, rolesWith } from '@shuyuan/contract/kernel/capabilities';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { ok, personData } from '../../lib/test-transport.ts';
import { loadGroups, textOf } from '../../lib/texts.ts';
import { routeNames, routeTable } from '../route-table.ts';
import { openApp, t } from '../test-app.tsx';
import { adminPages } from './admin-pages.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

async function openAs(role: Role, address: string) {
  const server = await freshClient('en');
  await loadGroups('en', ['admin']);
  const person = personData({ roles: [role], dataPermission: capabilitiesOf([role]) });
  server.answer(readGlobalData, ok(person));
  holdToken();
  openApp(address);
  return server;
}

const pages = routeNames.filter((name) => routeTable[name].parent === 'admin');
const refusedTo = (role: Role) =>
  adminPages
    .filter(({ needs }) => !capabilitiesOf([role]).includes(needs))
    .map((page) => [role, page.to, page] as const);

test('every page of the administration names the right it needs', () => {
  expect(adminPages.map(({ to }) => to).toSorted()).toEqual([...pages].toSorted());
});

test.for([...refusedTo('learner'), ...refusedTo('creator'), ...refusedTo('approver'), ...refusedTo('org-admin')])(
  '[ERR-04] %s at %s reads that they have no right and who has it, and the page asks for nothing',
  async ([role, name, { needs }]) => {
    const server = await openAs(role, paths[name]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(textOf('admin', 'admin.noRight.title'));
    for (const holder of rolesWith(needs)) expect(alert.textContent).toContain(t(`role.${holder}`));
    expect(screen.queryByRole('button', { name: t('shell.retry') })).toBeNull();
    const wayOn = within(alert).getByRole('link', { name: textOf('errors', 'errorPage.home') });
    expect(wayOn.getAttribute('href')).toBe(paths.home);
    expect(screen.queryByRole('navigation') === null).toBe(role !== 'org-admin');
    const calls = server.calls.filter((key) => !/global-data|rule-config|supplier|behavior|notification/.test(key));
    expect(calls).toEqual([]);
  },
);

test('an administrator of the platform is not refused there', async () => {
  await openAs('platform-admin', paths.adminHealth);
  expect(await screen.findByRole('heading', { level: 1, name: textOf('admin', 'admin.nav.health') })).toBeTruthy();
  expect(screen.queryByText(textOf('admin', 'admin.noRight.title'))).toBeNull();
});
