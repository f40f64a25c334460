import { readSupplier } from '@shuyuan/contract/live/live.wire';
import { readConfigs } from '@shuyuan/contract/system/system.wire';
import { beforeEach, expect, test, vi } from 'vitest';
import * as notices from '../lib/notices.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { freshClient, holdToken } from '../lib/test-client.ts';
import { ok, refused } from '../lib/test-transport.ts';
import { textOf } from '../lib/texts.ts';
import { enter, type Entering } from './guards.ts';
import { type RouteName, routeNames, routeTable } from './route-table.ts';

let server: Awaited<ReturnType<typeof freshClient>>;
const showNotice = vi.spyOn(notices, 'showNotice');

beforeEach(async () => {
  showNotice.mockReset();
  server = await freshClient();
});

const entering = (name: RouteName): Entering => ({
  route: routeTable[name],
  href: paths[name],
  pathname: paths[name],
  search: {},
  isPreload: false,
});
const needy = routeNames.filter((name) => routeTable[name].needs.length > 0 && routeTable[name].defaultChild === null);

test.for([
  ['the server fails', () => refused(500)],
  ['it is busy', () => refused(503)],
  ['they are not for this person', () => refused(403, 40301)],
  [
    'the network is lost',
    () => {
      throw new TypeError('no network');
    },
  ],
] as const)(
  '[SHELL-07] [SHELL-08] where settings cannot be read (%s) every page opens with defaults, and one notice',
  async ([, answer]) => {
    holdToken();
    for (const read of [readConfigs, readSupplier]) server.answer(read, answer);
    for (const name of needy) {
      await enter({ ...entering(name), isPreload: true });
      expect(showNotice).not.toHaveBeenCalled();
    }
    for (const name of needy) await enter(entering(name));
    expect(showNotice).toHaveBeenCalledExactlyOnceWith(textOf('common', 'shell.settings.defaults'), 'warning');
    expect(useSession.getState().appSettings).toMatchObject({ communityIsOpen: true, rewardConfig: { min: 1 } });
    // The outage ends: the next page has what the company set.
    server.answer(
      readConfigs,
      ok({ items: [{ key: 'KNOWLEDGE_OPERATION_CONFIG', value: '{"communityIsOpen":"0"}' }] }),
    );
    await enter(entering('center'));
    expect(useSession.getState().appSettings?.communityIsOpen).toBe(false);
    expect(showNotice).toHaveBeenCalledOnce();
  },
);

test('[SHELL-07] an outage that follows settings that were read is told of, once', async () => {
  holdToken();
  await enter(entering('center'));
  useSession.setState({ appSettings: null });
  server.answer(readConfigs, refused(503));
  await enter(entering('center'));
  await enter(entering('shareIndex'));
  expect(showNotice).toHaveBeenCalledOnce();
});
