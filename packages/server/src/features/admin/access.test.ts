import { endOtherSessions, endSession, listSessions } from '@shuyuan/contract/auth/account.wire';
import { issueToken, revokeToken } from '@shuyuan/contract/auth/auth.wire';
import { accessActions } from '@shuyuan/contract/admin/access-actions';
import { exportAccess, listAccess } from '@shuyuan/contract/admin/access.wire';
import { listAudit } from '@shuyuan/contract/admin/audit.wire';
import { exportMembers } from '@shuyuan/contract/people/member-import.wire';
import { changeMember, readManagedMember } from '@shuyuan/contract/people/members.wire';
import { saveSetting } from '@shuyuan/contract/system/settings.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { demoPassword } from '../../world/people.ts';

let world: TestWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('admin');
});
afterAll(() => world.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const tryIn = (username: string, password: string, userAgent = firefox) =>
  world.visitor.call(
    issueToken,
    { grant_type: 'password', username, password },
    { headers: { 'user-agent': userAgent } },
  );
const actionsOf = async (person: string) =>
  (await admin.call(listAccess, { person })).body.items.map(({ action }) => action);

test('every kind of entry is logged with who, address and device, the newest first', async () => {
  await tryIn('linzhiyuan', demoPassword);
  for (let n = 0; n < 7; n++) await tryIn('wenjiahe', `guess ${n}`);
  const [here, there] = [await world.signIn('tangyuwei'), await world.signIn('tangyuwei')];
  await world.signIn('tangyuwei');
  const { body } = await here.call(listSessions, {});
  await here.call(endSession, { id: body.items.find(({ isCurrent }) => !isCurrent)?.id ?? '' });
  await here.call(endOtherSessions, {});
  await here.call(endOtherSessions, {});
  expect((await there.call(endOtherSessions, {})).status).toBe(401);
  await here.call(revokeToken, {});
  await admin.call(exportMembers, { search: '知远' });
  await admin.call(exportAccess, {});

  expect(await actionsOf('linzhiyuan')).toEqual(['signed-in']);
  expect(await actionsOf('wenjiahe')).toEqual(['locked', 'refused', 'refused', 'refused', 'refused', 'refused']);
  expect(await actionsOf('tangyuwei')).toEqual([
    'signed-out',
    'session-ended',
    'session-ended',
    'signed-in',
    'signed-in',
    'signed-in',
  ]);
  expect(await actionsOf('admin')).toEqual(['log-exported', 'people-exported', 'signed-in']);
  const { items } = (await admin.call(listAccess, { person: 'linzhiyuan' })).body;
  expect(items[0]).toMatchObject({
    person: { fullName: '林知远', account: 'linzhiyuan' },
    address: '127.0.0.1',
    browser: 'Firefox',
    system: 'Linux',
    isNewDevice: false,
  });
  const rows = await world.rows('select distinct action from access_entry');
  expect(rows.map(({ action }) => action).toSorted()).toEqual([...accessActions].toSorted());
});

test('an account that does not exist is logged without what was typed', async () => {
  await tryIn('my-secret-password', 'x');
  const { items } = (await admin.call(listAccess, { action: 'refused', pageSize: 1 })).body;
  expect(items[0]).toMatchObject({ person: null, address: '127.0.0.1' });
  expect(await world.rows("select 1 from access_entry where access_entry::text like '%my-secret%'")).toEqual([]);
});

test('it is filtered, paged and exported for administrators alone', async () => {
  const count = async (filter: Parameters<typeof admin.call<typeof listAccess>>[1]) =>
    (await admin.call(listAccess, filter)).body.recordCount;
  expect(await count({ person: '知远' })).toBe(1);
  expect(await count({ person: '%' })).toBe(0);
  expect(await count({ action: 'locked' })).toBe(1);
  expect(await count({ address: '127.0.0.1' })).toBe(await count({}));
  expect(await count({ address: '10.0.0.1' })).toBe(0);
  expect(await count({ from: world.clock.now() + 1000 })).toBe(0);
  expect((await admin.call(listAccess, { page: 2, pageSize: 2 })).body.items).toHaveLength(2);
  const table = await admin.call(exportAccess, { action: 'locked' });
  expect(table.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
  expect(table.body.trim().split('\r\n')).toHaveLength(2);
  expect(table.body).toContain(',locked,wenjiahe,');
  const learner = await world.signIn('linzhiyuan');
  for (const endpoint of [listAccess, exportAccess]) {
    expect((await learner.call(endpoint, {})).status).toBe(403);
    expect((await world.visitor.call(endpoint, {})).status).toBe(401);
  }
});

test('entries are kept as long as the setting says', async () => {
  const { adminJobs } = await import('./admin.jobs.ts');
  const [row] = await world.rows('select id from organization where parent_id is null');
  const place = { organizationId: String(row?.['id']), key: 'ACCESS_LOG' } as const;
  const before = (await world.rows('select 1 from access_entry')).length;
  const purge = () => adminJobs[0]?.handle(world.installation.system, {});
  await purge();
  expect(await world.rows('select 1 from access_entry')).toHaveLength(before);
  await world.rows("update access_entry set at = now() - interval '40 days' where action = 'locked'");
  const saved = await admin.call(saveSetting, { ...place, value: '{"keptDays":0}', version: null });
  await purge();
  expect(await world.rows('select 1 from access_entry')).toHaveLength(before);
  await admin.call(saveSetting, { ...place, value: '{"keptDays":30}', version: saved.body.version });
  await purge();
  expect(await world.rows('select 1 from access_entry')).toHaveLength(before - 1);
});

test('a new device is told to its owner, the first one and a known one are not', async () => {
  const noticesOf = () =>
    world.rows("select payload from graphile_worker._private_jobs where payload::text like '%newDevice%'");
  const before = (await noticesOf()).length;
  await tryIn('duyinuo', demoPassword);
  await tryIn('duyinuo', demoPassword);
  expect(await noticesOf()).toHaveLength(before);
  await tryIn('duyinuo', demoPassword, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1');
  expect(await noticesOf()).toHaveLength(before + 1);
  const { items } = (await admin.call(listAccess, { person: 'duyinuo' })).body;
  expect(items.map(({ isNewDevice }) => isNewDevice)).toEqual([true, false, false]);
});

test('a change of roles says from where and with what it was made', async () => {
  const [row] = await world.rows("select id from member where account = 'baisuyin'");
  const id = String(row?.['id']);
  const { body } = await admin.call(readManagedMember, { id });
  const { account, fullName, email, phone, employeeNumber, facts } = body;
  const wish = {
    id,
    version: body.version,
    account,
    fullName,
    email,
    phone,
    employeeNumber,
    organizationId: body.organization.id,
    furtherOrganizationIds: [],
    directsOrganizationId: null,
    facts: facts.filter((fact) => fact !== 'director'),
    roles: ['org-admin' as const],
  };
  const changed = await admin.call(changeMember, wish, { headers: { 'user-agent': firefox } });
  expect(changed.status).toBe(200);
  const { items } = (await admin.call(listAudit, { subjectId: id, subjectKind: 'member', pageSize: 1 })).body;
  expect(items[0]).toMatchObject({
    action: 'member.changed',
    address: '127.0.0.1',
    device: { browser: 'Firefox', system: 'Linux' },
  });
});
