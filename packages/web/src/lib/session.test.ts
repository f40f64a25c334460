import { issueToken, revokeToken } from '@shuyuan/contract/auth/auth.wire';
import { readSupplier } from '@shuyuan/contract/live/live.wire';
import { readConfigs, readGlobalData } from '@shuyuan/contract/system/system.wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentLanguage } from './language.ts';
import { ensureAppSettings, ensureLiveSupplier } from './session-settings.ts';
import { can, ensureSession, followOtherTabs, signIn, signOut, useSession } from './session.ts';
import { cacheSlot } from './storage.ts';
import { freshClient, holdToken } from './test-client.ts';
import { ok, personData, refused } from './test-transport.ts';
import { useThemeStore } from './theme-choice.ts';
import { readToken, writeToken } from './token.ts';

let server: Awaited<ReturnType<typeof freshClient>>;
const teamCache = cacheSlot('teamID');

beforeEach(async () => {
  server = await freshClient();
  server.answer(issueToken, ok({ access_token: 't1', token_type: 'Bearer', expires_in: 1 }));
  server.answer(revokeToken, ok());
});

test('[SHELL-10] signing in fills the session with the person and their organisations', async () => {
  expect(useSession.getState().status).toBe('anonymous');
  await signIn('lin', 'secret');
  expect(useSession.getState()).toMatchObject({
    status: 'signed-in',
    currentUser: { id: 'm1', fullName: 'Lin Xiao' },
    organization: { id: 'o1' },
    rootOrganization: { id: 'o1' },
  });
});

test('[SHELL-11] the session holds organisation, token and buyer access', async () => {
  server.answer(readGlobalData, ok({ ...personData(), buyerAccess: true }));
  await signIn('lin', 'secret');
  expect(useSession.getState()).toMatchObject({
    token: 't1',
    buyerAccess: true,
    organization: { name: 'Qinghe Group' },
  });
  expect(readToken()).toBe('t1');
});

test('[SHELL-12] roles are a list, permissions are asked by code', async () => {
  server.answer(readGlobalData, ok(personData({ roles: ['creator'], dataPermission: ['live.create'] })));
  await signIn('lin', 'secret');
  expect(useSession.getState().roles).toEqual(['creator']);
  expect([can('live.create'), can('config.write')]).toEqual([true, false]);
});

test('[ROLE-07] a stored token is confirmed once, however many pages ask', async () => {
  holdToken('t0');
  await Promise.all([ensureSession(), ensureSession(), ensureSession()]);
  await ensureSession();
  expect(server.countOf(readGlobalData)).toBe(1);
  expect(useSession.getState().status).toBe('signed-in');
});

test('[ROLE-07] a token the server does not know is forgotten', async () => {
  holdToken('t0');
  server.answer(readGlobalData, refused(401, 40101));
  await expect(ensureSession()).rejects.toMatchObject({ status: 401 });
  expect(useSession.getState().status).toBe('anonymous');
  expect(readToken()).toBeNull();
});

test('[ROLE-07] a server that cannot be reached costs nobody their session', async () => {
  holdToken('t0');
  server.answer(readGlobalData, refused(503));
  await expect(ensureSession()).rejects.toMatchObject({ status: 503 });
  expect(readToken()).toBe('t0');
  server.answer(readGlobalData, ok(personData()));
  await ensureSession();
  expect(useSession.getState().status).toBe('signed-in');
});

test('a wrong password leaves no session behind', async () => {
  server.answer(issueToken, refused(422, 20101));
  await expect(signIn('lin', 'wrong')).rejects.toMatchObject({ code: 'auth.wrong-credentials' });
  expect(useSession.getState().status).toBe('anonymous');
});

test('D-030: signing out tells the server, drops the token and what this tab had cached', async () => {
  await signIn('lin', 'secret');
  teamCache.write('team7');
  sessionStorage.setItem('other', 'kept');
  await signOut();
  expect(server.countOf(revokeToken)).toBe(1);
  expect(useSession.getState()).toMatchObject({ status: 'anonymous', currentUser: null, token: null });
  expect([readToken(), teamCache.read(), sessionStorage.getItem('other')]).toEqual([null, null, 'kept']);
});

test('D-030: one is signed out here even when the server cannot be told', async () => {
  await signIn('lin', 'secret');
  server.answer(revokeToken, refused(500));
  await signOut();
  expect(useSession.getState().status).toBe('anonymous');
});

test('D-030: the caches of this tab belong to one person', async () => {
  await signIn('lin', 'secret');
  teamCache.write('team7');
  holdToken('t1');
  await ensureSession();
  expect(teamCache.read()).toBe('team7');
  holdToken('t2');
  server.answer(readGlobalData, ok(personData({ id: 'm2' })));
  await ensureSession();
  expect(teamCache.read()).toBeNull();
});

const otherTab = (token: string | null) => {
  if (token === null) localStorage.clear();
  else writeToken(token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'shuyuan.token', newValue: token }));
};

test('signing out in one tab signs out all', async () => {
  await signIn('lin', 'secret');
  teamCache.write('team7');
  const changed = vi.fn();
  const stop = followOtherTabs(changed);
  otherTab(null);
  await expect.poll(() => changed).toHaveBeenCalledWith({ isOtherPerson: false });
  expect(useSession.getState()).toMatchObject({ status: 'anonymous', currentUser: null });
  expect(teamCache.read()).toBeNull();
  stop();
});

test('another person in another tab is another person in this one', async () => {
  await signIn('lin', 'secret');
  const changed = vi.fn();
  const stop = followOtherTabs(changed);
  server.answer(readGlobalData, ok(personData({ id: 'm2', fullName: '周远' })));
  otherTab('t2');
  await expect.poll(() => changed).toHaveBeenCalledWith({ isOtherPerson: true });
  expect(useSession.getState().currentUser?.fullName).toBe('周远');
  stop();
});

test('D-036: the profile decides language and theme on signing in', async () => {
  server.answer(readGlobalData, ok(personData({ language: 'cn', theme: 'dark' })));
  await signIn('lin', 'secret');
  expect(currentLanguage()).toBe('cn');
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(useThemeStore.getState().theme).toBe('dark');
});

const configs = (values: Record<string, string>) =>
  ok({ items: Object.entries(values).map(([key, value]) => ({ key, value })) });

test('[SHELL-13] D-033: the app settings are loaded once, on first need', async () => {
  await signIn('lin', 'secret');
  expect(useSession.getState().appSettings).toBeNull();
  server.answer(readConfigs, ({ query }) => {
    expect(query.getAll('keys')).toContain('CURRENCY_RULE');
    return configs({
      CURRENCY_RULE: '{"currencyName":"学习币"}',
      REWARD_RULE: '{"min":2,"max":50}',
      DAGUAN_STATUS: '1',
      KNOWLEDGE_OPERATION_CONFIG: '{"communityIsOpen":"0"}',
      SHARE_BLACKLIST: '["center"]',
    });
  });
  await Promise.all([ensureAppSettings(), ensureAppSettings()]);
  await ensureAppSettings();
  expect(server.countOf(readConfigs)).toBe(1);
  expect(useSession.getState().appSettings).toEqual({
    currencyName: '学习币',
    rewardConfig: { min: 2, max: 50 },
    daGuanStatus: true,
    communityIsOpen: false,
    circleIsOpen: true,
    shareBlackList: ['center'],
  });
});

test('[ERR-13] a currency that cannot be parsed is the default name, [ERR-14] a blacklist that cannot be is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  await signIn('lin', 'secret');
  server.answer(readConfigs, configs({ CURRENCY_RULE: '{oops', SHARE_BLACKLIST: 'oops' }));
  expect(await ensureAppSettings()).toMatchObject({ currencyName: null, shareBlackList: [] });
  expect(logged).toHaveBeenCalledOnce();
});

test('D-033: in the place of settings that failed to load stand defaults, and they are asked for again', async () => {
  await signIn('lin', 'secret');
  server.answer(readConfigs, refused(500));
  expect(await ensureAppSettings()).toMatchObject({ communityIsOpen: true, currencyName: null });
  server.answer(readConfigs, configs({ CURRENCY_RULE: '{"currencyName":"Leaf"}' }));
  expect(await ensureAppSettings()).toMatchObject({ currencyName: 'Leaf' });
  expect(useSession.getState().appSettings?.currencyName).toBe('Leaf');
});

test('[SHELL-08] the live supplier is asked for once', async () => {
  await signIn('lin', 'secret');
  server.answer(readSupplier, ok({ supplier: 4 }));
  await ensureLiveSupplier();
  await ensureLiveSupplier();
  expect(server.countOf(readSupplier)).toBe(1);
  expect(useSession.getState().liveSupplier).toBe(4);
});
