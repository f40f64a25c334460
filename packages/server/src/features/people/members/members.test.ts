import { changePassword } from '@shuyuan/contract/auth/account.wire';
import { issueToken, validateToken } from '@shuyuan/contract/auth/auth.wire';
import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import * as wire from '@shuyuan/contract/people/members.wire';
import { listMembers } from '@shuyuan/contract/people/people.wire';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { demoPassword } from '../../../world/people.ts';
import { createMember } from './create-member.ts';
import { createOrganization } from '../organizations/create-organization.ts';

let world: TestWorld;
let admin: Caller;
let dean: Caller;
let stranger: string;

beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin', 'platform-admin'] as const };
  const wish = { ...place, account: 'stranger', fullName: '林外人', password: demoPassword };
  stranger = (await createMember(system, wish)).id;
  [admin, dean] = [await world.signIn('admin'), await world.signIn('luchengze')];
});
afterAll(() => world.close());
afterEach(() => vi.useRealTimers());

const refusal = (code: ErrorCode) => ({ status: errorSpec(code).status, body: { errorCode: errorSpec(code).number } });
const idOf = async (account: string): Promise<string> =>
  String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']);
const placeId = async (name: string): Promise<string> =>
  String((await world.rows('select id from organization where name = $1', [name]))[0]?.['id']);
const read = async (account: string, by = admin) =>
  (await by.call(wire.readManagedMember, { id: await idOf(account) })).body;

type Member = OutputOf<typeof wire.readManagedMember>;
/** The form as it was opened. */
function formOf(member: Member): InputOf<typeof wire.changeMember> {
  const { id, version, account, fullName, email, phone, employeeNumber, roles, facts, directs } = member;
  return {
    id,
    version,
    account,
    fullName,
    email,
    phone,
    employeeNumber,
    roles,
    facts: facts.filter((fact) => fact !== 'director'),
    organizationId: member.organization.id,
    furtherOrganizationIds: member.furtherOrganizations.map((one) => one.id),
    directsOrganizationId: directs?.id ?? null,
  };
}

const peopleTables = ['member', 'member_role', 'member_fact', 'member_organization', 'organization_tally'];
async function snapshot(): Promise<string> {
  const sums = peopleTables.map((name) =>
    world.rows(`select md5(string_agg(t::text, '' order by t::text)) as sum from ${name} t`),
  );
  return JSON.stringify(await Promise.all(sums));
}

test('SHELL-12 administration sees everything about a member, and what it may do', async () => {
  expect(await read('guhuaiqian')).toMatchObject({
    account: 'guhuaiqian',
    email: 'guhuaiqian@qinghe.example',
    employeeNumber: 'QH1003',
    phone: '0512-6688 0103',
    state: 'active',
    organization: { name: '工艺工程部' },
    furtherOrganizations: [{ name: '课程研发组' }],
    roles: ['creator', 'learner'],
    facts: ['expert', 'lecturer'],
    directs: null,
    hasPassword: true,
    mustChangePassword: false,
    can: { manage: true, end: true },
  });
  expect(await read('zhoumuyun')).toMatchObject({ facts: ['director'], directs: { name: '技术中心' } });
  expect((await read('admin')).can).toEqual({ manage: true, end: false });
  expect((await read('admin', dean)).can).toEqual({ manage: false, end: false });
});

test('[ROLE-03] facts are told with the roles, each by its own name, and carry their capabilities', async () => {
  const userOf = async (account: string) => (await (await world.signIn(account)).call(validateToken, {})).body.user;
  expect((await userOf('guhuaiqian')).roles).toEqual(['creator', 'expert', 'learner', 'lecturer']);
  expect((await userOf('yewanqing')).roles).toContain('class-teacher');
  expect(await userOf('zhoumuyun')).toMatchObject({
    roles: ['director', 'learner'],
    dataPermission: ['subordinate.view'],
  });
  expect((await userOf('jiangshuyi')).roles).toContain('approver');
});

test('[ROLE-02] the list finds people by what they are, by state and by organisation with all below', async () => {
  const names = async (filter: InputOf<typeof wire.listManagedMembers>) => {
    const { body } = await admin.call(wire.listManagedMembers, { pageSize: 100, ...filter });
    expect(body.recordCount).toBe(body.items.length);
    return body.items.map((one) => one.account);
  };
  expect(await names({})).toHaveLength(24);
  expect(await names({ identity: 'class-teacher' })).toEqual(expect.arrayContaining(['yewanqing', 'leishengnan']));
  expect(await names({ identity: 'director' })).toHaveLength(3);
  expect(await names({ identity: 'approver' })).toEqual(['jiangshuyi']);
  expect(await names({ state: 'left' })).toEqual([]);
  // Her second organisation is the academy.
  expect(await names({ organizationId: await placeId('人才发展学院') })).toContain('jiangshuyi');
  const technology = await names({ organizationId: await placeId('技术中心') });
  expect(technology).toEqual(expect.arrayContaining(['zhoumuyun', 'linzhiyuan', 'tangyuwei']));
  expect(technology).not.toContain('admin');
  expect(await names({ organizationId: 'nowhere' })).toEqual([]);
  expect(await names({ organizationId: await placeId('技术中心'), identity: 'creator', search: '行' })).toEqual([
    'hejingxing',
  ]);
});

test('search finds any part of name, account, e-mail and number; colleagues find by name only', async () => {
  const found = async (search: string) =>
    (await admin.call(wire.listManagedMembers, { search })).body.items.map((one) => one.account);
  expect(await found('知远')).toEqual(['linzhiyuan']);
  expect(await found('远')).toEqual(['linzhiyuan']);
  expect(await found('ZHIYUAN')).toEqual(['linzhiyuan']);
  expect(await found('ＱＨ1003')).toEqual(['guhuaiqian']);
  expect(await found('guhuaiqian@qinghe')).toEqual(['guhuaiqian']);
  expect(await found('haddad amina')).toEqual(['amina']);
  // Its pairs stand in the row, but not beside each other.
  expect(await found('mina@qinghe.exampleqh')).toEqual([]);
  for (const strange of ['%', '_', "'", '\\', "a'b", '&', '!', '<->', '\u0001']) {
    expect((await admin.call(wire.listManagedMembers, { search: strange })).status, strange).toBe(200);
  }
  const colleagues = async (search: string) =>
    (await admin.call(listMembers, { search })).body.items.map((one) => one.fullName);
  expect(await colleagues('知远')).toEqual(['林知远']);
  expect(await colleagues('QH1003')).toEqual([]);
  expect(await colleagues('linzhiyuan')).toEqual([]);
});

test('D-023 past the last page the list is empty and its number true', async () => {
  const { body } = await admin.call(wire.listManagedMembers, { page: 9, pageSize: 10 });
  expect(body).toEqual({ items: [], recordCount: 24 });
  const some = await admin.call(wire.listManagedMembers, { page: 9, pageSize: 10, search: '林' });
  expect(some.body).toEqual({ items: [], recordCount: 1 });
});

test('a new member signs in with the one-time password, which opens nothing but its replacement', async () => {
  const wish = {
    account: 'xinren',
    fullName: '辛仁',
    email: 'xinren@qinghe.example',
    organizationId: await placeId('总装车间'),
    furtherOrganizationIds: [await placeId('总装车间'), await placeId('质量管理部')],
    roles: ['creator'] as const,
    facts: ['lecturer'] as const,
  };
  const { status, body } = await admin.call(wire.addMember, {
    ...wish,
    roles: [...wish.roles],
    facts: [...wish.facts],
  });
  expect(status).toBe(200);
  expect(await read('xinren')).toMatchObject({
    mustChangePassword: true,
    furtherOrganizations: [{ name: '质量管理部' }],
    roles: ['creator', 'learner'],
    facts: ['lecturer'],
  });
  const signedIn = await world.visitor.call(issueToken, {
    grant_type: 'password',
    username: 'xinren',
    password: body.password,
  });
  const headers = { authorization: `Bearer__${signedIn.body.access_token}` };
  const ask = () => world.visitor.call(listMembers, {}, { headers });
  expect(await ask()).toMatchObject(refusal('auth.password-change-needed'));
  expect((await world.visitor.call(validateToken, {}, { headers })).body.user.mustChangePassword).toBe(true);
  const change = { password: body.password, newPassword: 'a-password-of-my-own' };
  expect((await world.visitor.call(changePassword, change, { headers })).status).toBe(200);
  expect((await ask()).status).toBe(200);
  expect((await read('xinren')).mustChangePassword).toBe(false);
  const trail = await world.rows("select after::text from audit_entry where action = 'member.created'");
  expect(JSON.stringify(trail)).not.toContain(body.password);
});

test('account, e-mail and number are taken once, whatever their case', async () => {
  const before = await snapshot();
  const wish = { fullName: '某人', organizationId: await placeId('总装车间') };
  const add = (more: object) => admin.call(wire.addMember, { account: 'somebody', ...wish, ...more });
  expect(await add({ account: 'LinZhiYuan' })).toMatchObject(refusal('member.account-taken'));
  expect(await add({ email: 'Admin@QINGHE.example' })).toMatchObject(refusal('member.email-taken'));
  expect(await add({ employeeNumber: 'qh1001' })).toMatchObject(refusal('member.employee-number-taken'));
  const form = { ...formOf(await read('tangyuwei')), employeeNumber: 'QH1001' };
  expect(await admin.call(wire.changeMember, form)).toMatchObject(refusal('member.employee-number-taken'));
  expect(await snapshot()).toBe(before);
});

test('bad input, an unknown organisation and one of another tenant change nothing', async () => {
  const before = await snapshot();
  const wish = { account: 'somebody', fullName: '某人', organizationId: await placeId('总装车间') };
  const add = (more: object) => admin.call(wire.addMember, { ...wish, ...more });
  expect(await add({ email: 'no-address' })).toMatchObject({ status: 422, body: { errorCode: 10422 } });
  expect(await add({ account: 'a b c' })).toMatchObject(refusal('request.invalid'));
  expect(await add({ facts: ['director'] })).toMatchObject(refusal('request.invalid'));
  expect(await add({ roles: ['lecturer'] })).toMatchObject(refusal('request.invalid'));
  const foreign = await placeId('邻家公司');
  expect(await add({ organizationId: foreign })).toMatchObject(refusal('request.not-found'));
  expect(await add({ furtherOrganizationIds: [foreign] })).toMatchObject(refusal('request.not-found'));
  expect(await add({ directsOrganizationId: 'nowhere' })).toMatchObject(refusal('request.not-found'));
  expect(await snapshot()).toBe(before);
});

test('D-028 a change is kept with its trail; from an old form it is refused', async () => {
  const member = await read('baisuyin');
  const form = {
    ...formOf(member),
    fullName: '白素音（新）',
    phone: '+86 138 0013 8000',
    roles: ['approver' as const],
  };
  expect((await admin.call(wire.changeMember, form)).status).toBe(200);
  expect(await read('baisuyin')).toMatchObject({ fullName: '白素音（新）', roles: ['approver', 'learner'] });
  expect((await admin.call(wire.listManagedMembers, { search: '（新）' })).body.recordCount).toBe(1);
  const before = await snapshot();
  expect(await admin.call(wire.changeMember, { ...form, fullName: '迟到' })).toMatchObject(refusal('request.stale'));
  expect(await snapshot()).toBe(before);
  const [entry] = await world.rows(
    "select before, after from audit_entry where action = 'member.changed' and subject_id = $1",
    [member.id],
  );
  expect(entry).toEqual({
    before: { fullName: '白素音', phone: null, roles: ['learner'] },
    after: { fullName: '白素音（新）', phone: '+86 138 0013 8000', roles: ['learner', 'approver'] },
  });
});

test('what somebody may do changes at once, not when their session is forgotten', async () => {
  const du = await world.signIn('duyinuo');
  expect((await du.call(wire.listManagedMembers, {})).status).toBe(403);
  await admin.call(wire.changeMember, { ...formOf(await read('duyinuo')), roles: ['org-admin'] });
  expect((await du.call(wire.listManagedMembers, {})).status).toBe(200);
  await admin.call(wire.changeMember, { ...formOf(await read('duyinuo')), roles: [] });
  expect((await du.call(wire.listManagedMembers, {})).status).toBe(403);
});

test('suspended, called back, seen off: sessions end at once, and each step only from its own state', async () => {
  const id = await idOf('ranyunfei');
  const act = (action: 'suspend' | 'reactivate' | 'leave', by = admin) =>
    by.call(wire.changeMemberState, { id, action });
  const ran = await world.signIn('ranyunfei');
  expect(await act('reactivate')).toMatchObject(refusal('member.wrong-state'));
  expect((await act('suspend')).status).toBe(200);
  expect(await ran.call(validateToken, {})).toMatchObject(refusal('auth.token-revoked'));
  expect(await act('suspend')).toMatchObject(refusal('member.wrong-state'));
  expect(await admin.call(wire.resetPassword, { id })).toMatchObject(refusal('member.wrong-state'));
  expect((await act('reactivate')).status).toBe(200);
  // The old session stays ended.
  expect((await ran.call(validateToken, {})).status).toBe(401);
  expect((await act('leave')).status).toBe(200);
  expect((await admin.call(wire.listManagedMembers, { state: 'left' })).body.recordCount).toBe(1);
  expect((await act('reactivate')).status).toBe(200);
  const actions = await world.rows('select action from audit_entry where subject_id = $1 order by id', [id]);
  expect(actions.map((one) => one['action']).slice(1)).toEqual([
    'member.suspended',
    'member.reactivated',
    'member.left',
    'member.reactivated',
  ]);
});

test('a member suspended in one process is out of another at once', async () => {
  // Time stands still: what a process remembers for seconds is forgotten by the news alone.
  vi.useFakeTimers({ toFake: ['Date'] });
  const env = { BUS: 'postgres' };
  const [one, two] = [await openWorld({ env, beside: world }), await openWorld({ env, beside: world })];
  try {
    const { token } = await one.signIn('wenjiahe');
    const headers = { authorization: `Bearer__${token}` };
    const ask = async () => (await two.visitor.call(validateToken, {}, { headers })).status;
    expect(await ask()).toBe(200);
    const boss = await one.signIn('admin');
    await boss.call(wire.changeMemberState, { id: await idOf('wenjiahe'), action: 'suspend' });
    await expect.poll(ask).toBe(401);
  } finally {
    await one.close();
    await two.close();
  }
});

test('a reset password ends the sessions, opens a lock and must be replaced', async () => {
  const xiao = await world.signIn('xiaoyichen');
  const tryIn = (password: string) =>
    world.visitor.call(issueToken, { grant_type: 'password', username: 'xiaoyichen', password });
  for (let n = 0; n < 6; n++) await tryIn('somebody guesses');
  expect((await tryIn(demoPassword)).body.errorCode).toBe(20102);
  const { body } = await admin.call(wire.resetPassword, { id: await idOf('xiaoyichen') });
  expect(body.password).toMatch(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/);
  expect((await xiao.call(validateToken, {})).status).toBe(401);
  expect((await tryIn(demoPassword)).status).toBe(422);
  expect((await tryIn(body.password)).status).toBe(200);
  expect((await read('xiaoyichen')).mustChangePassword).toBe(true);
});

test('nobody does to themselves what would lock them out', async () => {
  const before = await snapshot();
  const id = await idOf('luchengze');
  for (const action of ['suspend', 'leave'] as const) {
    expect(await dean.call(wire.changeMemberState, { id, action })).toMatchObject(refusal('member.not-oneself'));
  }
  expect(await dean.call(wire.resetPassword, { id })).toMatchObject(refusal('member.not-oneself'));
  expect(await snapshot()).toBe(before);
});

test('an administrator of an organisation neither makes nor touches a platform administrator', async () => {
  const before = await snapshot();
  const id = await idOf('admin');
  const wanted = refusal('member.needs-platform-admin');
  expect(await dean.call(wire.changeMember, { ...formOf(await read('admin')), email: 'dean@x.cn' })).toMatchObject(
    wanted,
  );
  expect(await dean.call(wire.changeMemberState, { id, action: 'suspend' })).toMatchObject(wanted);
  expect(await dean.call(wire.resetPassword, { id })).toMatchObject(wanted);
  const promote = { ...formOf(await read('tangyuwei')), roles: ['platform-admin' as const] };
  expect(await dean.call(wire.changeMember, promote)).toMatchObject(wanted);
  const place = { organizationId: await placeId('总装车间'), fullName: '某人', account: 'somebody' };
  expect(await dean.call(wire.addMember, { ...place, roles: ['platform-admin'] })).toMatchObject(wanted);
  expect(await snapshot()).toBe(before);
});

test('the last administrator stays, and of two who remove each other at once one is refused', async () => {
  const demote = async (account: string, by = admin) => {
    const form = formOf(await read(account));
    return by.call(wire.changeMember, { ...form, roles: [] });
  };
  expect(await demote('admin')).toMatchObject(refusal('member.last-administrator'));
  await admin.call(wire.changeMember, { ...formOf(await read('tangyuwei')), roles: ['platform-admin'] });
  const tang = await world.signIn('tangyuwei');
  const [first, second] = [await idOf('admin'), await idOf('tangyuwei')];
  const answers = await Promise.all([
    tang.call(wire.changeMemberState, { id: first, action: 'suspend' }),
    admin.call(wire.changeMemberState, { id: second, action: 'suspend' }),
  ]);
  const states = await world.rows(
    "select count(*)::int from member m join member_role r on r.member_id = m.id where r.role = 'platform-admin' and m.state = 'active' and m.tenant_id = (select tenant_id from member where id = $1)",
    [first],
  );
  expect(states[0]?.['count']).toBe(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // Whichever way it went, everybody is as before for the tests that follow.
  await world.rows("update member set state = 'active' where id = any($1)", [[first, second]]);
  await world.rows("delete from member_role where member_id = $1 and role = 'platform-admin'", [second]);
  admin = await world.signIn('admin');
});

const writes: [string, (caller: Caller, id: string) => Promise<{ status: number }>][] = [
  ['reading', (caller, id) => caller.call(wire.readManagedMember, { id })],
  ['changing', async (caller, id) => caller.call(wire.changeMember, { ...formOf(await read('tangyuwei')), id })],
  ['suspending', (caller, id) => caller.call(wire.changeMemberState, { id, action: 'suspend' })],
  ['resetting', (caller, id) => caller.call(wire.resetPassword, { id })],
];

test.each(writes)('%s is refused to visitor and learner, and an outsider does not exist', async (_, ask) => {
  const before = await snapshot();
  const id = await idOf('tangyuwei');
  expect((await ask(world.visitor, id)).status).toBe(401);
  expect((await ask(await world.signIn('linzhiyuan'), id)).status).toBe(403);
  expect((await ask(admin, stranger)).status).toBe(404);
  expect((await ask(await world.signIn('stranger'), id)).status).toBe(404);
  expect(await snapshot()).toBe(before);
});

test('adding is refused to visitor and learner; an outsider cannot add into another tenant', async () => {
  const before = await snapshot();
  const wish = { account: 'somebody', fullName: '某人', organizationId: await placeId('总装车间') };
  expect((await world.visitor.call(wire.addMember, wish)).status).toBe(401);
  expect((await (await world.signIn('linzhiyuan')).call(wire.addMember, wish)).status).toBe(403);
  expect((await (await world.signIn('stranger')).call(wire.addMember, wish)).status).toBe(404);
  expect(await snapshot()).toBe(before);
});

test('the tally is what counting would say', async () => {
  const tally = await world.rows(
    'select organization_id, state, members from organization_tally where members <> 0 order by 1, 2',
  );
  const counted = await world.rows(
    'select organization_id, state, count(*)::int as members from member group by 1, 2 order by 1, 2',
  );
  expect(tally).toEqual(counted);
});
