import { listMembers, savePreferences } from '@shuyuan/contract/people/people.wire';
import { validateToken } from '@shuyuan/contract/auth/auth.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { createMember } from './members/create-member.ts';
import { createOrganization } from './organizations/create-organization.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: [] };
  await createMember(system, { ...place, account: 'stranger', fullName: '林外人', password: 'shuyuan-2026' });
});
afterAll(() => world.close());

test('[HTTP-06][HTTP-07] the directory answers items and recordCount, page by page, of the own tenant only', async () => {
  const lin = await world.signIn('linzhiyuan');
  const first = await lin.call(listMembers, { page: 1, pageSize: 10 });
  const third = await lin.call(listMembers, { page: 3, pageSize: 10 });
  expect(first.body.items).toHaveLength(10);
  expect(third.body.items).toHaveLength(4);
  expect([first.body.recordCount, third.body.recordCount]).toEqual([24, 24]);
  expect(first.body.items[0]).toEqual({
    id: expect.any(String),
    fullName: 'Amina Haddad',
    portrait: 'faces/22.svg',
    organization: { id: expect.any(String), name: '海外业务部' },
  });
});

test('D-023 past the last page the list is empty and the count true', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { body } = await lin.call(listMembers, { page: 2_147_483_647, pageSize: 100 });
  expect(body).toEqual({ items: [], recordCount: 24 });
});

test('search finds a part of the name, takes wildcards as characters, and sees no other tenant', async () => {
  const lin = await world.signIn('linzhiyuan');
  const names = async (search: string) =>
    (await lin.call(listMembers, { search })).body.items.map((one) => one.fullName);
  expect(await names('林')).toEqual(['林知远']);
  expect(await names('haddad')).toEqual(['Amina Haddad']);
  expect(await names('%')).toEqual([]);
  expect(await names('_')).toEqual([]);
});

test('a visitor does not see the directory', async () => {
  expect((await world.visitor.call(listMembers, {})).status).toBe(401);
});

test('D-036 language and theme follow the person; a bad one changes nothing', async () => {
  const amina = await world.signIn('amina');
  expect((await amina.call(savePreferences, { language: 'ar', theme: 'dark' })).status).toBe(200);
  // Not in the contract's type, as a stranger would send it.
  const bad = await amina.call(savePreferences, { language: 'klingon' as 'en', theme: 'light' });
  expect(bad).toMatchObject({ status: 422, body: { errorCode: 10422, problems: [{ field: 'language' }] } });
  expect((await amina.call(validateToken, {})).body.user).toMatchObject({ language: 'ar', theme: 'dark' });
  expect((await amina.call(savePreferences, {})).status).toBe(200);
  expect((await world.visitor.call(savePreferences, { theme: 'dark' })).status).toBe(401);
});

test('[D-180] a time zone follows the person: one the calendar knows, their own alone, and a bad one changes nothing', async () => {
  const amina = await world.signIn('amina');
  const zone = async () => (await amina.call(validateToken, {})).body.user.timeZone;
  expect(await zone()).toBeNull();
  expect((await amina.call(savePreferences, { timeZone: 'Asia/Dubai' })).status).toBe(200);
  expect(await zone()).toBe('Asia/Dubai');
  for (const timeZone of ['Mars/Base', ''])
    expect(await amina.call(savePreferences, { timeZone, theme: 'light' })).toMatchObject({
      status: 422,
      body: { errorCode: 10422, problems: [{ field: 'timeZone' }] },
    });
  expect((await amina.call(savePreferences, { theme: 'dark' })).status).toBe(200);
  expect(await zone()).toBe('Asia/Dubai');
  expect((await world.visitor.call(savePreferences, { timeZone: 'Asia/Dubai' })).status).toBe(401);
  const lin = await world.signIn('linzhiyuan');
  expect((await lin.call(validateToken, {})).body.user.timeZone).toBeNull();
});

test('a new member with a weak password is refused and nothing is written', async () => {
  const [company] = await world.rows('select id from organization where parent_id is null order by id limit 1');
  const place = { tenantId: String(company?.['id']), organizationId: String(company?.['id']), roles: [] };
  const wish = { ...place, account: 'weak', fullName: '某人', password: '1111111111' };
  await expect(createMember(world.installation.system, wish)).rejects.toMatchObject({ code: 'auth.password-weak' });
  expect(await world.rows("select 1 from member where account = 'weak'")).toEqual([]);
});

test('D-034 creating people leaves a trail that cannot be rewritten', async () => {
  const trail = await world.rows("select after from audit_entry where action = 'member.created' limit 1");
  expect(trail[0]?.['after']).toMatchObject({ account: expect.any(String) });
  await expect(world.rows("update audit_entry set action = 'nothing'")).rejects.toThrow('append only');
  await expect(world.rows('delete from audit_entry')).rejects.toThrow('append only');
});
