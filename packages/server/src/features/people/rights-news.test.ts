import { changePassword } from '@shuyuan/contract/auth/account.wire';
import { issueToken, validateToken } from '@shuyuan/contract/auth/auth.wire';
import { oneTimePasswordMs } from '@shuyuan/contract/auth/password';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import * as wire from '@shuyuan/contract/people/members.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { createMember } from './members/create-member.ts';

let world: TestWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('admin');
});
afterAll(() => world.close());

const idOf = async (account: string): Promise<string> =>
  String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']);

async function change(account: string, wish: Partial<InputOf<typeof wire.changeMember>>, by = admin) {
  const { body: member } = await by.call(wire.readManagedMember, { id: await idOf(account) });
  const { id, version, account: name, fullName, email, phone, employeeNumber, roles, facts, directs } = member;
  return by.call(wire.changeMember, {
    id,
    version,
    account: name,
    fullName,
    email,
    phone,
    employeeNumber,
    roles,
    facts: facts.filter((fact) => fact !== 'director'),
    organizationId: member.organization.id,
    furtherOrganizationIds: member.furtherOrganizations.map((one) => one.id),
    directsOrganizationId: directs?.id ?? null,
    ...wish,
  });
}

/** What waits in the outbox for somebody; emptied by looking. */
async function takeNews(): Promise<Record<string, unknown>[]> {
  const rows = await world.rows(
    `delete from graphile_worker._private_jobs where task_id in
       (select id from graphile_worker._private_tasks where identifier = 'notifications:deliver') returning payload`,
  );
  return rows.map(({ payload }) => payload as Record<string, unknown>);
}

test('[D-147] whose roles or facts change is told so and by whom; any other change rings nobody', async () => {
  await takeNews();
  expect((await change('tangyuwei', { phone: '123 456' })).status).toBe(200);
  expect(await takeNews()).toEqual([]);
  expect((await change('tangyuwei', { roles: ['creator'] })).status).toBe(200);
  const told = {
    kind: 'account',
    text: 'rolesChanged',
    values: { person: '秦守正' },
    receivers: [await idOf('tangyuwei')],
    link: '/center/my/profile',
  };
  expect(await takeNews()).toMatchObject([told]);
  expect((await change('tangyuwei', { facts: ['lecturer'] })).status).toBe(200);
  expect(await takeNews()).toMatchObject([told]);
});

test('a refused change of roles tells nobody', async () => {
  await takeNews();
  const dean = await world.signIn('luchengze');
  expect((await change('tangyuwei', { roles: ['platform-admin'] }, dean)).status).toBe(422);
  expect((await change('tangyuwei', { roles: ['creator'], version: 1 })).status).toBe(422);
  expect(await takeNews()).toEqual([]);
});

test('who changes their own roles knows', async () => {
  await takeNews();
  const { body } = await admin.call(wire.readManagedMember, { id: await idOf('admin') });
  expect((await change('admin', { roles: [...body.roles, 'creator'] })).status).toBe(200);
  expect(await takeNews()).toEqual([]);
});

const tryIn = (username: string, password: string) =>
  world.visitor.call(issueToken, { grant_type: 'password', username, password });

test('a one-time password ends after three days, is told apart from a wrong one, and is made anew', async () => {
  const id = await idOf('xiaoyichen');
  const { password: old } = (await admin.call(wire.resetPassword, { id })).body;
  world.clock.advance(oneTimePasswordMs + 1_000);
  const late = await tryIn('xiaoyichen', old);
  const { number } = errorSpec('auth.one-time-password-expired');
  expect(late).toMatchObject({ status: 422, body: { errorCode: number } });
  expect(late.body.message).toContain('管理员');
  expect((await tryIn('xiaoyichen', 'not the password')).body.errorCode).toBe(
    errorSpec('auth.wrong-credentials').number,
  );
  // The administrator's own session has ended meanwhile.
  admin = await world.signIn('admin');
  const { password } = (await admin.call(wire.resetPassword, { id })).body;
  const { body, status } = await tryIn('xiaoyichen', password);
  expect(status).toBe(200);
  const theirs = callerOf(world.http, body.access_token);
  expect((await theirs.call(changePassword, { password, newPassword: 'their own words 7' })).status).toBe(200);
  world.clock.advance(oneTimePasswordMs + 1_000);
  expect((await tryIn('xiaoyichen', 'their own words 7')).status).toBe(200);
});

test('a new member’s one-time password ends too', async () => {
  admin = await world.signIn('admin');
  const [place] = await world.rows("select id from organization where name = '软件研发部'");
  const wish = { account: 'laggard', fullName: '晚到的人', organizationId: String(place?.['id']) };
  const { body } = await admin.call(wire.addMember, wish);
  world.clock.advance(oneTimePasswordMs + 1_000);
  expect((await tryIn('laggard', body.password)).body.errorCode).toBe(
    errorSpec('auth.one-time-password-expired').number,
  );
});

test('[SHELL-10] the client knows who has a password here and who signs in elsewhere', async () => {
  const { system } = world.installation;
  const [company] = await world.rows('select id from organization where parent_id is null');
  const tenantId = String(company?.['id']);
  const person = { account: 'sso-only', fullName: '外部登录', roles: [], password: null };
  const { id } = await createMember(system, { ...person, tenantId, organizationId: tenantId });
  const lin = await world.signIn('linzhiyuan');
  expect((await lin.call(validateToken, {})).body.user).toMatchObject({ hasPassword: true });
  await world.rows('update session set member_id = $1 where member_id = $2', [id, await idOf('linzhiyuan')]);
  world.clock.advance(60_000);
  const [row] = await world.rows('select password_hash from member where id = $1', [id]);
  expect(row).toEqual({ password_hash: null });
  expect((await lin.call(validateToken, {})).body.user).toMatchObject({ name: 'sso-only', hasPassword: false });
});
