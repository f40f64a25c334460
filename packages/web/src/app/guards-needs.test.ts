import { readSupplier } from '@shuyuan/contract/live/live.wire';
import { readConfigs, readGlobalData } from '@shuyuan/contract/system/system.wire';
import { beforeEach, expect, test } from 'vitest';
import { currentLanguage } from '../lib/language.ts';
import { type PathName, paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { freshClient, holdToken } from '../lib/test-client.ts';
import { ok, personData } from '../lib/test-transport.ts';
import { i18n } from '../lib/text-packs.ts';
import { enter, type Entering } from './guards.ts';
import { type RouteName, routeTable } from './route-table.ts';

let server: Awaited<ReturnType<typeof freshClient>>;

beforeEach(async () => {
  server = await freshClient();
});

const entering = (name: RouteName): Entering => ({
  route: routeTable[name],
  href: paths[name],
  pathname: paths[name],
  search: {},
  isPreload: false,
});

test('[SHELL-07] centre, share, publish and column routes load the settings before entry, once', async () => {
  const guarded = /^\/(center|share-|publish-manage|column-manage)/;
  const names = (Object.keys(paths) as PathName[]).filter((name): name is RouteName => guarded.test(paths[name]));
  expect(names.length).toBeGreaterThan(25);
  for (const name of names) expect(routeTable[name].needs).toContain('settings');
  holdToken();
  await enter(entering('home'));
  expect(server.countOf(readConfigs)).toBe(0);
  await enter(entering('center'));
  expect(useSession.getState().appSettings?.communityIsOpen).toBe(true);
  await enter(entering('shareIndex'));
  expect(server.countOf(readConfigs)).toBe(1);
});

test('[SHELL-07] D-033: pages that show the name of the coin load it too', () => {
  for (const name of ['learncoinManage', 'outputDetail', 'recommend', 'liveIndex', 'liveDetail'] as const)
    expect(routeTable[name].needs).toContain('settings');
});

test('[SHELL-08] the branch list loads the live supplier before entry', async () => {
  holdToken();
  server.answer(readSupplier, ok({ supplier: 4 }));
  await enter(entering('branchList'));
  expect(useSession.getState().liveSupplier).toBe(4);
  expect(server.countOf(readConfigs)).toBe(0);
});

test('[I18N-03] the texts are there before the page, in the language of the profile', async () => {
  holdToken();
  server.answer(readGlobalData, ok(personData({ language: 'cn' })));
  i18n.removeResourceBundle('cn', 'common');
  await enter(entering('home'));
  expect(currentLanguage()).toBe('cn');
  expect(i18n.hasResourceBundle('cn', 'common')).toBe(true);
});
