import { readHelpAudience, readDaGuanStatus, readLayout } from '@shuyuan/contract/system/layout.wire';
import { editableKeys, type EditableKey } from '@shuyuan/contract/system/settings';
import {
  clearSetting,
  listSettingChanges,
  listSettingPlaces,
  listSettings,
  saveSetting,
} from '@shuyuan/contract/system/settings.wire';
import { readConfig, readGlobalData } from '@shuyuan/contract/system/system.wire';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { maxAudienceOrganizations } from '@shuyuan/contract/system/audience';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { createMember, createOrganization } from '../../people/index.ts';

let world: TestWorld;
let admin: Caller;
let learner: Caller;
let neighbour: Caller;
const ids = { company: '', technology: '', plant: '', elsewhere: '' };

beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  ids.elsewhere = (await createOrganization(system, { name: '邻家公司' })).id;
  const place = { tenantId: ids.elsewhere, organizationId: ids.elsewhere, roles: ['org-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: 'shuyuan-2026' });
  for (const [key, name] of [
    ['company', '青禾智造股份有限公司'],
    ['technology', '技术中心'],
    ['plant', '苏州工厂'],
  ] as const)
    ids[key] = String((await world.rows('select id from organization where name = $1', [name]))[0]?.['id']);
  admin = await world.signIn('luchengze');
  learner = await world.signIn('linzhiyuan');
  neighbour = await world.signIn('neighbour');
});
afterAll(() => world.close());

const at = async (organizationId: string, key: EditableKey) => {
  const { body } = await admin.call(listSettings, { organizationId });
  const item = body.items.find((one) => one.key === key);
  if (!item) throw new Error(`${key} is not listed`);
  return item;
};
const numberOf = (code: Parameters<typeof errorSpec>[0]) => errorSpec(code).number;
const all = () => world.rows('select * from setting order by organization_id, key');

test('[SYSTEM-03] D-006: every setting is listed with its value, its own and where it comes from', async () => {
  const { body } = await admin.call(listSettings, { organizationId: ids.technology });
  expect(body.organization.name).toBe('技术中心');
  expect(body.items.map(({ key }) => key)).toEqual(editableKeys);
  expect(await at(ids.technology, 'REWARD_RULE')).toMatchObject({
    value: '{"min":1,"max":500}',
    ownValue: null,
    inheritedFrom: { id: ids.company, name: '青禾智造股份有限公司' },
    version: null,
    can: { save: false },
  });
  expect(await at(ids.plant, 'KNOWLEDGE_OPERATION_CONFIG')).toMatchObject({
    ownValue: '{"communityIsOpen":"1","circleIsOpen":"0"}',
    inheritedFrom: null,
    inheritedValue: '{"communityIsOpen":"1","circleIsOpen":"1","accountAuditIsOpen":"0","contentAuditIsOpen":"0"}',
    can: { save: true },
  });
});

test('[SYSTEM-02] D-009: what is set holds below, until something nearer is set, and again once that is cleared', async () => {
  const key = 'KNOWLEDGE_OPERATION_CONFIG';
  const read = async () => (await learner.call(readConfig, { key })).body.value;
  const closed = '{"communityIsOpen":"0"}';
  const saved = await admin.call(saveSetting, { organizationId: ids.company, key, value: closed, version: null });
  expect([saved.status, await read()]).toEqual([200, closed]);
  const open = '{"communityIsOpen":"1"}';
  const nearer = await admin.call(saveSetting, { organizationId: ids.technology, key, value: open, version: null });
  expect(await read()).toBe(open);
  expect(await at(ids.technology, key)).toMatchObject({ ownValue: open, changedBy: '陆承泽' });
  const cleared = await admin.call(clearSetting, { organizationId: ids.technology, key, version: nearer.body.version });
  expect([cleared.status, await read()]).toEqual([200, closed]);
  const { body } = await admin.call(listSettingChanges, { organizationId: ids.technology, key });
  expect(body.items.map(({ actorName, before, after }) => [actorName, before, after])).toEqual([
    ['陆承泽', open, null],
    ['陆承泽', null, open],
  ]);
  expect(body.recordCount).toBe(2);
});

test('D-034: saving is audited with before and after; saving the same again is not a change', async () => {
  const key = 'LIVE_ENTRANCE_SWITCH';
  const place = { organizationId: ids.plant, key } as const;
  const first = await admin.call(saveSetting, { ...place, value: '0', version: null });
  const same = await admin.call(saveSetting, { ...place, value: '0', version: first.body.version });
  expect(same.body.version).toBe(first.body.version);
  await admin.call(saveSetting, { ...place, value: '1', version: same.body.version });
  const trail = await world.rows(
    "select action, before, after from audit_entry where subject_kind = 'setting' and subject_id = $1 order by at, id",
    [`${ids.plant}/${key}`],
  );
  expect(trail).toEqual([
    { action: 'setting.saved', before: null, after: { value: '0' } },
    { action: 'setting.saved', before: { value: '0' }, after: { value: '1' } },
  ]);
});

test('a second editor is told that the setting has changed meanwhile, also after it was cleared and set anew', async () => {
  const key = 'RECOMMEND_SWITCH';
  const place = { organizationId: ids.plant, key } as const;
  const save = (version: string | null, value = '1') => admin.call(saveSetting, { ...place, value, version });
  const both = await Promise.all([save(null), save(null, '0')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const seen = (await at(ids.plant, key)).version ?? '';
  expect((await admin.call(clearSetting, { ...place, version: seen })).status).toBe(200);
  await save(null);
  const before = await all();
  expect((await save(seen, '0')).body.errorCode).toBe(numberOf('request.stale'));
  expect((await save(null, '0')).body.errorCode).toBe(numberOf('request.stale'));
  expect((await admin.call(clearSetting, { ...place, version: seen })).body.errorCode).toBe(numberOf('request.stale'));
  expect(await all()).toEqual(before);
});

test('of two who set it for the first time the later reads what the earlier has set', async () => {
  const place = { organizationId: ids.plant, key: 'RECOMMEND_SWITCH' } as const;
  const [row] = await world.rows('select * from setting where organization_id = $1 and key = $2', Object.values(place));
  expect((await admin.call(clearSetting, { ...place, version: String(row?.['version']) })).status).toBe(200);
  const first = {
    statement: `insert into setting (organization_id, tenant_id, key, value, version, updated_at)
      values ($1, $2, $3, '1', 'the-first', now())`,
    values: [ids.plant, ids.company, place.key],
  };
  const late = await whileChanging(world, first, () =>
    admin.call(saveSetting, { ...place, value: '0', version: null }),
  );
  expect(late.body).toMatchObject({ errorCode: numberOf('request.stale'), version: 'the-first' });
});

test('a value that is none, a key of the tenant below its root, a stranger and a learner change nothing', async () => {
  const before = await all();
  const wish = { organizationId: ids.company, key: 'REWARD_RULE', value: '{"min":9,"max":2}', version: null } as const;
  expect((await admin.call(saveSetting, wish)).body).toMatchObject({
    errorCode: numberOf('setting.invalid'),
    rule: 'upside-down',
  });
  const below = { ...wish, organizationId: ids.plant, value: '{"min":1,"max":2}' };
  expect((await admin.call(saveSetting, below)).body.errorCode).toBe(numberOf('setting.tenant-only'));
  const good = { organizationId: ids.plant, key: 'APPROVAL_SWITCH', value: '1', version: null } as const;
  expect((await neighbour.call(saveSetting, good)).status).toBe(404);
  expect((await learner.call(saveSetting, good)).status).toBe(403);
  expect((await world.visitor.call(saveSetting, good)).status).toBe(401);
  // The types would stop a key nobody edits; a client without types would not.
  const unknown = { ...good, key: 'DEMO_PEOPLE' as EditableKey };
  expect((await admin.call(saveSetting, unknown)).body.errorCode).toBe(numberOf('request.invalid'));
  const clear = { organizationId: ids.company, key: 'REWARD_RULE', version: 'x' } as const;
  expect((await admin.call(clearSetting, clear)).body.errorCode).toBe(numberOf('request.stale'));
  expect((await neighbour.call(clearSetting, clear)).status).toBe(404);
  expect((await learner.call(clearSetting, clear)).status).toBe(403);
  expect((await world.visitor.call(clearSetting, clear)).status).toBe(401);
  expect(await all()).toEqual(before);
});

test('settings of another tenant are not found, read or written', async () => {
  for (const endpoint of [listSettings, listSettingChanges])
    expect((await admin.call(endpoint, { organizationId: ids.elsewhere, key: 'ADMIN_LOGO' })).status).toBe(404);
});

test('[D-013] the organisations of an audience are named, those of another company and unknown ones left out', async () => {
  const { body } = await admin.call(listSettingPlaces, { ids: [ids.company, ids.elsewhere, 'gone'] });
  expect(body.items).toEqual([{ id: ids.company, name: '青禾智造股份有限公司' }]);
  expect((await admin.call(listSettingPlaces, { ids: [] })).body.items).toEqual([]);
  const tooMany = Array.from({ length: maxAudienceOrganizations + 1 }, (_, n) => `o${n}`);
  expect((await admin.call(listSettingPlaces, { ids: tooMany })).status).toBe(422);
});

test('[D-013] the history of an audience names the organisations its values speak of', async () => {
  const value = JSON.stringify({ roles: ['lecturer'], organizationIds: [ids.company] });
  const audience = { organizationId: ids.company, key: 'HELP_CENTRE_AUDIENCE' } as const;
  const { items } = (await admin.call(listSettings, audience)).body;
  const version = items.find(({ key }) => key === audience.key)?.version ?? null;
  const saved = await admin.call(saveSetting, { ...audience, value, version });
  const { body } = await admin.call(listSettingChanges, audience);
  expect(body.items[0]).toMatchObject({ after: value });
  expect(body.names).toContainEqual({ id: ids.company, name: '青禾智造股份有限公司' });
  await admin.call(clearSetting, { ...audience, version: saved.body.version });
});

test('[SITE-01] the layout: everybody’s company and logo, the menus of those who may', async () => {
  const logo = { organizationId: ids.company, key: 'ADMIN_LOGO', value: 'images/logo.svg', version: null } as const;
  await admin.call(saveSetting, logo);
  const company = { name: '青禾智造股份有限公司', logo: 'images/logo.svg' };
  expect((await world.visitor.call(readLayout, {})).body).toEqual({ ...company, menus: [] });
  expect((await admin.call(readLayout, {})).body).toMatchObject({
    ...company,
    menus: expect.arrayContaining(['admin']),
  });
  expect((await learner.call(readLayout, {})).body.menus).not.toContain('admin');
  expect((await neighbour.call(readLayout, {})).body).toMatchObject({ name: '邻家公司', logo: null });
});

test('[SYSTEM-05] D-194: the external recommender is off until it is switched on', async () => {
  expect((await learner.call(readDaGuanStatus, {})).body).toEqual({ daGuanStatus: false });
  const place = { organizationId: ids.company, value: '1', version: null } as const;
  await admin.call(saveSetting, { ...place, key: 'DAGUAN_STATUS' });
  expect((await learner.call(readDaGuanStatus, {})).body).toEqual({ daGuanStatus: true });
});

test('[ROLE-06] D-013: the help centre is for everybody, then for those it was given to', async () => {
  const isIncluded = async (who: Caller) => (await who.call(readHelpAudience, {})).body.isIncluded;
  expect([await isIncluded(learner), await isIncluded(admin)]).toEqual([true, true]);
  const value = JSON.stringify({ roles: ['org-admin'], organizationIds: [ids.plant] });
  const place = { organizationId: ids.company, key: 'HELP_CENTRE_AUDIENCE', version: null } as const;
  expect((await admin.call(saveSetting, { ...place, value })).status).toBe(200);
  const worker = await world.signIn('xiaoyichen');
  expect([await isIncluded(learner), await isIncluded(admin), await isIncluded(worker)]).toEqual([false, true, true]);
  const isOffered = async (who: Caller) => (await who.call(readGlobalData, {})).body.menus.includes('help');
  expect([await isOffered(learner), await isOffered(worker)]).toEqual([false, true]);
  expect((await learner.call(readLayout, {})).body.menus).not.toContain('help');
});
