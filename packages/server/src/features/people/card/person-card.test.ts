import { Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { PersonType } from '@shuyuan/contract/people/member-types';
import * as wire from '@shuyuan/contract/people/person-card.wire';
import { readStudyTime } from '@shuyuan/contract/study/study-time.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { ledgerOf } from '../../../world/tests/money/test-ledger.ts';
import { createMember } from '../members/create-member.ts';
import { createOrganization } from '../organizations/create-organization.ts';

let world: TestWorld;
let lin: Caller;
let strangerId: string;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: [] };
  const wish = { ...place, account: 'stranger', fullName: '林外人', password: 'shuyuan-2026' };
  strangerId = (await createMember(system, wish)).id;
});
afterAll(() => world.close());

const idOf = async (account: string): Promise<string> =>
  String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']);

const lookups = {
  grade: wire.readGrade,
  detail: wire.readPerson,
  'study time': readStudyTime,
  expert: wire.readExpert,
  lecturer: wire.readLecturer,
  'class teacher': wire.readClassTeacher,
} as const;

test('[PERSON-02] [PERSON-07] D-199: the detail is name, face, type and place, and nothing else', async () => {
  const memberId = await idOf('amina');
  await world.rows("update member set email = 'amina@example.com', phone = '123456' where id = $1", [memberId]);
  const { body } = await lin.call(wire.readPerson, { memberId });
  expect(body).toEqual({
    memberId,
    memberName: 'Amina Haddad',
    headPortrait: 'faces/22.svg',
    personType: PersonType.ordinary,
    organization: { id: expect.any(String), name: '海外业务部' },
    organizationPath: ['青禾智造股份有限公司', '营销中心', '海外业务部'].map((name) => ({
      id: expect.any(String),
      name,
    })),
  });
  expect(body.organizationPath.at(-1)).toEqual(body.organization);
});

test('[ROLE-05] the detail says what a colleague is called: by what they are, not by who asks', async () => {
  const typeOf = async (account: string) =>
    (await lin.call(wire.readPerson, { memberId: await idOf(account) })).body.personType;
  expect(await typeOf('luchengze')).toBe(PersonType.administrator);
  expect(await typeOf('admin')).toBe(PersonType.administrator);
  expect(await typeOf('linzhiyuan')).toBe(PersonType.ordinary);
  expect(await typeOf('guhuaiqian')).toBe(PersonType.expert);
});

test('[PERSON-06] without integral everybody has the first grade', async () => {
  const memberId = await idOf('amina');
  const { body } = await lin.call(wire.readGrade, { memberId });
  expect(body).toEqual({ memberId, integral: 0, integralGrade: { cover: 'grades/1.svg', gradeName: 'grade.1' } });
});

test('[PERSON-03] [D-106] the grade follows the integral earned, in whole units; what is spent takes none away, what is taken back does', async () => {
  const company = ledgerOf(world);
  const memberId = await company.idOf(await company.newcomer());
  const holder = company.person(memberId);
  const grade = async () => (await lin.call(wire.readGrade, { memberId })).body;
  await company.give(holder, 1_000_000n, Currency.coin);
  await company.give(holder, 9_999n, Currency.integral);
  expect(await grade()).toMatchObject({ integral: 99, integralGrade: { gradeName: 'grade.1' } });
  await company.give(holder, 1n, Currency.integral);
  const second = { memberId, integral: 100, integralGrade: { cover: 'grades/2.svg', gradeName: 'grade.2' } };
  expect(await grade()).toEqual(second);
  await company.post({
    currency: Currency.integral,
    legs: [company.leg(holder, -10_000n), company.leg(null, 10_000n)],
  });
  expect(await grade()).toEqual(second);
  await company.give(holder, 50_000n, Currency.integral);
  expect(await grade()).toMatchObject({ integral: 600 });
  await company.post({
    currency: Currency.integral,
    legs: [company.leg(holder, -50_000n, TradeType.deduction), company.leg(null, 50_000n, TradeType.deduction)],
  });
  expect(await grade()).toEqual(second);
  await company.give(holder, 2_000_000_000_000_000_000n, Currency.integral);
  expect(await grade()).toMatchObject({ integral: Number.MAX_SAFE_INTEGER, integralGrade: { gradeName: 'grade.6' } });
});

test('[PERSON-08] study time is the sum of what was recorded, none where nothing was', async () => {
  const memberId = await idOf('duyinuo');
  const seconds = async () => (await lin.call(readStudyTime, { memberId })).body.duration;
  expect(await seconds()).toBe(0);
  await world.rows(
    `insert into study_time (tenant_id, member_id, day, seconds)
     select tenant_id, id, day, 1800 from member, unnest(array['2026-11-01', '2026-11-02']::date[]) day where id = $1`,
    [memberId],
  );
  expect(await seconds()).toBe(3600);
});

test('[PERSON-09] [PERSON-10] [PERSON-11] [ROLE-03] expert, lecturer and class teacher are told one by one', async () => {
  const memberId = await idOf('tanmuyang');
  const flags = async () => [
    (await lin.call(wire.readExpert, { memberId })).body.isExpert,
    (await lin.call(wire.readLecturer, { memberId })).body.isLecturer,
    (await lin.call(wire.readClassTeacher, { memberId })).body.isTeacher,
  ];
  const note = (fact: string) =>
    world.rows(
      'insert into member_fact (tenant_id, member_id, fact) select tenant_id, id, $2 from member where id = $1',
      [memberId, fact],
    );
  expect(await flags()).toEqual([false, false, false]);
  await note('expert');
  expect(await flags()).toEqual([true, false, false]);
  await note('class-teacher');
  expect(await flags()).toEqual([true, false, true]);
  await note('lecturer');
  expect(await flags()).toEqual([true, true, true]);
});

test('[ROLE-03] buyer access, director and approver are told with the person', async () => {
  const told = async (account: string) => {
    const { body } = await (await world.signIn(account)).call(readGlobalData, {});
    return { roles: body.roles, buyerAccess: body.buyerAccess };
  };
  expect((await told('fangqiming')).roles).toContain('director');
  const approver = await world.rows(
    "select account from member_role r join member m on m.id = r.member_id where role = 'approver'",
  );
  expect((await told(String(approver[0]?.['account']))).roles).toContain('approver');
  expect(await told('linzhiyuan')).toEqual({ roles: ['learner'], buyerAccess: false });
});

test.for(Object.entries(lookups))('D-199: %s of another tenant, of nobody, by nobody', async ([, endpoint]) => {
  expect((await lin.call(endpoint, { memberId: strangerId })).status).toBe(404);
  expect((await lin.call(endpoint, { memberId: 'nobody' })).status).toBe(404);
  expect((await lin.call(endpoint, { memberId: '' })).status).toBe(422);
  expect((await world.visitor.call(endpoint, { memberId: strangerId })).status).toBe(401);
});
