import { readConfigs, readGlobalData } from '@shuyuan/contract/system/system.wire';
import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import * as notices from '../lib/notices.ts';
import { paths } from '../lib/paths.ts';
import { freshClient, holdToken } from '../lib/test-client.ts';
import { ok, personData, refused } from '../lib/test-transport.ts';
import { textOfNumber } from '../lib/texts.ts';
import { readToken } from '../lib/token.ts';
import { enter, type Entering } from './guards.ts';
import { type RouteName, routeNames, routeTable } from './route-table.ts';

let server: Awaited<ReturnType<typeof freshClient>>;
const showNotice = vi.spyOn(notices, 'showNotice');

beforeEach(async () => {
  server = await freshClient();
  showNotice.mockReset();
});

const entering = (name: RouteName, more: Partial<Entering> = {}): Entering => ({
  route: routeTable[name],
  href: paths[name],
  pathname: paths[name],
  search: {},
  isPreload: false,
  ...more,
});
/** Where the guard sends one, or null when it lets one in. */
async function sentTo(name: RouteName, more: Partial<Entering> = {}): Promise<unknown> {
  try {
    await enter(entering(name, more));
    return null;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    const { to, href, search } = error.options as { to?: string; href?: string; search?: object };
    return { to: to ?? href, search };
  }
}

test('[ROLE-07] a member with a stored token enters, after one question to the server', async () => {
  holdToken();
  expect(await sentTo('home')).toBeNull();
  expect(await sentTo('study')).toBeNull();
  expect(server.countOf(readGlobalData)).toBe(1);
});

test('D-010: a visitor who asks for a member’s page signs in first and comes back to it', async () => {
  expect(await sentTo('questionDetail', { href: '/ask/question/detail/1?x=2' })).toEqual({
    to: '/login',
    search: { returnTo: '/ask/question/detail/1?x=2' },
  });
  expect(server.calls).toEqual([]);
});

test('D-010: a visitor reaches the pages for tourists and no others', async () => {
  const open = routeNames.filter((name) => routeTable[name].access === 'tourist');
  expect(open.toSorted()).toEqual(
    [
      'about',
      'certificateCheck',
      'classCheckIn',
      'errorPage',
      'gallery',
      'liveKeyLogin',
      'login',
      'nationalCentre',
      'partner',
      'partnerEnterprise',
      'partnerHigherEducation',
      'partnerInternational',
      'partnerJoin',
      'partnerTvet',
      'rootErrorPage',
      'setup',
      'shareLanding',
    ].toSorted(),
  );
  for (const name of routeNames) expect((await sentTo(name)) === null).toBe(open.includes(name));
});

test('[ERR-02] a session that has expired ends at the login page, with its message over it', async () => {
  holdToken();
  server.answer(readGlobalData, refused(401, 40_101));
  expect(await sentTo('study')).toEqual({ to: '/login', search: { returnTo: '/study-v' } });
  expect(showNotice).toHaveBeenCalledExactlyOnceWith(textOfNumber(40_101), 'error');
});

test('[ERR-03] without a code there is no message', async () => {
  holdToken();
  server.answer(readGlobalData, refused(401));
  expect(await sentTo('home')).toEqual({ to: '/login', search: {} });
  expect(showNotice).not.toHaveBeenCalled();
});

test('D-016: a server that cannot be reached keeps a member’s page shut but logs nobody out', async () => {
  holdToken();
  server.answer(readGlobalData, refused(503));
  await expect(sentTo('home')).rejects.toMatchObject({ status: 503 });
  expect(readToken()).toBe('t1');
  expect(await sentTo('about')).toBeNull();
});

test('who is signed in does not meet the login page again', async () => {
  holdToken();
  expect(await sentTo('login', { search: { returnTo: '/study-v?x=1' } })).toMatchObject({ to: '/study-v?x=1' });
  expect(await sentTo('login', { search: { returnTo: 'https://evil.example' } })).toMatchObject({ to: '/home-v' });
});

test('whoever must change the password is led there first, and nobody else has business there', async () => {
  holdToken();
  server.answer(readGlobalData, ok(personData({ mustChangePassword: true })));
  const asked = { href: '/search-v?keyword=a' };
  expect(await sentTo('search', asked)).toEqual({ to: paths.changePassword, search: { returnTo: asked.href } });
  expect(await sentTo('home')).toEqual({ to: paths.changePassword, search: {} });
  expect(await sentTo('changePassword')).toBeNull();
  expect(await sentTo('about')).toBeNull();

  server = await freshClient();
  holdToken();
  expect(await sentTo('changePassword', { search: { returnTo: '/study-v' } })).toMatchObject({ to: '/study-v' });
});

test('[ERR-02] a session that ended meanwhile leads to the login page, not to a page that cannot be opened', async () => {
  holdToken();
  await enter(entering('home'));
  server.answer(readConfigs, refused(401, 40102));
  expect(await sentTo('center')).toEqual({ to: paths.login, search: { returnTo: paths.center } });
  expect(readToken()).toBeNull();
  expect(showNotice).toHaveBeenCalledWith(textOfNumber(40102), 'error');
});

test('D-030: an answer to a session that was replaced meanwhile signs nobody out; the page is entered again', async () => {
  holdToken();
  await enter(entering('home'));
  server.answer(readConfigs, () => {
    holdToken('t2');
    return refused(401, 40102);
  });
  expect(await sentTo('center')).toMatchObject({ to: paths.center });
  expect(readToken()).toBe('t2');
});
