import { issueToken } from '@shuyuan/contract/auth/auth.wire';
import { readEntrance } from '@shuyuan/contract/auth/entrance.wire';
import {
  readConfig,
  readConfigs,
  readGlobalData,
  readTouristConfig,
  setUp,
} from '@shuyuan/contract/system/system.wire';
import { readSupplier } from '@shuyuan/contract/live/live.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { saveSetting } from './settings/save-setting.ts';
import { offerSetup } from './set-up.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function setAt(place: string, key: 'LIVE_ENTRANCE_SWITCH' | 'LIVE_SUPPLIER', value: string): Promise<void> {
  const [row] = await world.rows('select id, tenant_id from organization where name = $1', [place]);
  const at = { organizationId: String(row?.['id']), tenantId: String(row?.['tenant_id']) };
  await saveSetting(world.installation.system, { ...at, key, value });
}

test('[SYSTEM-01] a setting is read by its key, the nearest organisation first, the root last', async () => {
  const [lin, bai] = [await world.signIn('linzhiyuan'), await world.signIn('baisuyin')];
  const read = async (who: typeof lin) => (await who.call(readConfig, { key: 'LIVE_ENTRANCE_SWITCH' })).body.value;
  expect(await read(lin)).toBe('1');
  await setAt('青禾智造股份有限公司', 'LIVE_ENTRANCE_SWITCH', '0');
  expect([await read(lin), await read(bai)]).toEqual(['0', '0']);
  await setAt('技术中心', 'LIVE_ENTRANCE_SWITCH', '1');
  expect([await read(lin), await read(bai)]).toEqual(['1', '0']);
});

test('[SYSTEM-04] several settings come in one answer', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { body } = await lin.call(readConfigs, { keys: ['CURRENCY_RULE', 'SHARE_CONFIG'] });
  expect(body.items.map(({ key }) => key)).toEqual(['CURRENCY_RULE', 'SHARE_CONFIG']);
  expect(JSON.parse(body.items[0]?.value ?? '')).toEqual({ currencyName: '青禾币' });
});

test('[SYSTEM-04] one key that may not be read leaves the others', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { status, body } = await lin.call(readConfigs, { keys: ['DEMO_PEOPLE', 'SHARE_CONFIG', 'NO_SUCH_KEY'] });
  expect([status, body.items.map(({ key }) => key)]).toEqual([200, ['SHARE_CONFIG']]);
});

test('D-011 a key outside the white list is forbidden, for visitors a smaller one', async () => {
  const lin = await world.signIn('linzhiyuan');
  for (const key of ['DEMO_PEOPLE', 'constructor', 'NO_SUCH_KEY']) {
    expect(await lin.call(readConfig, { key })).toMatchObject({ status: 403, body: { errorCode: 1 } });
    expect((await lin.call(readConfigs, { keys: [key] })).status).toBe(403);
  }
  expect((await world.visitor.call(readTouristConfig, { key: 'SHARE_CONFIG' })).status).toBe(200);
  expect((await world.visitor.call(readTouristConfig, { key: 'LIVE_ENTRANCE_SWITCH' })).status).toBe(403);
  expect((await world.visitor.call(readConfig, { key: 'SHARE_CONFIG' })).status).toBe(401);
});

test('[ROLE-08][SHELL-10][SHELL-11][SHELL-12] the global data call answers the person, the rights and the settings', async () => {
  const admin = await world.signIn('luchengze');
  const { body } = await admin.call(readGlobalData, { uri: '/home-v' });
  expect(body.currentUser).toMatchObject({ fullName: '陆承泽', organization: { name: '人才发展学院' } });
  expect(body.rootOrganization.name).toBe('青禾智造股份有限公司');
  expect(body.roles).toEqual(['learner', 'org-admin']);
  expect(body.dataPermission).toContainEqual({ code: 'config.write' });
  expect(body.buyerAccess).toBe(true);
  expect(body.menus).toContain('admin');
  const learner = await (await world.signIn('linzhiyuan')).call(readGlobalData, {});
  expect(learner.body).toMatchObject({ buyerAccess: false, dataPermission: [], roles: ['learner'] });
  expect(learner.body.menus).not.toContain('admin');
  expect(learner.body.settings).toContainEqual({ key: 'ADMIN_LOGO', value: '' });
});

test('[LIVE-CREATE-02] the live supplier of the root organisation', async () => {
  const lin = await world.signIn('linzhiyuan');
  expect((await lin.call(readSupplier, {})).body).toEqual({ supplier: 3 });
  await setAt('青禾智造股份有限公司', 'LIVE_SUPPLIER', '4');
  expect((await lin.call(readSupplier, {})).body).toEqual({ supplier: 4 });
});

test('the sign-in page of the demo shows people of every role', async () => {
  const { body } = await world.visitor.call(readEntrance, {});
  expect(body.isSetupNeeded).toBe(false);
  const shown = new Set(body.demo?.people.flatMap((person) => person.roles));
  expect([...shown].toSorted()).toEqual(
    [
      'approver',
      'class-teacher',
      'creator',
      'director',
      'expert',
      'lecturer',
      'org-admin',
      'platform-admin',
    ].toSorted(),
  );
});

test('an empty installation: only who knows the code creates the first administrator, and only once', async () => {
  const empty = await openWorld({ isEmpty: true });
  try {
    const code = (await offerSetup(empty.installation.system)) ?? '';
    expect(await offerSetup(empty.installation.system)).toBe(code);
    expect((await empty.visitor.call(readEntrance, {})).body).toEqual({
      isSetupNeeded: true,
      demo: null,
      sources: [],
      isSsoOnly: false,
    });
    const wish = { companyName: '新公司', fullName: '首位管理员', account: 'first', password: 'a-long-password' };
    expect((await empty.visitor.call(setUp, { ...wish, code: 'guess' })).body.errorCode).toBe(20202);
    expect((await empty.visitor.call(setUp, { ...wish, code, password: 'short' })).body.errorCode).toBe(20104);
    expect(await empty.rows('select 1 from organization')).toEqual([]);
    const both = await Promise.all([
      empty.visitor.call(setUp, { ...wish, code }),
      empty.visitor.call(setUp, { ...wish, code }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await empty.rows('select 1 from member')).toHaveLength(1);
    const signedIn = await empty.visitor.call(issueToken, {
      grant_type: 'password',
      username: 'first',
      password: wish.password,
    });
    expect(signedIn.status).toBe(200);
    expect((await empty.visitor.call(setUp, { ...wish, code })).body.errorCode).toBe(20201);
  } finally {
    await empty.close();
  }
});
