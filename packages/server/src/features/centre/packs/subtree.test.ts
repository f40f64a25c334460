import * as director from '@shuyuan/contract/centre/director/director.wire';
import * as followUp from '@shuyuan/contract/centre/packs/follow-up.wire';
import * as push from '@shuyuan/contract/centre/packs/push.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { changeMember, readManagedMember } from '@shuyuan/contract/people/members.wire';
import { moveOrganization } from '@shuyuan/contract/people/organizations.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { packsOf } from '../../../world/tests/training/test-packs.ts';
import { whileChanging } from '../../../world/test-races.ts';

/** Of the units 周牧云 directs: right below, further below with a director of their own; beside, above. The last is of nobody. */
const targets = {
  inside: 'tangyuwei',
  below: 'linzhiyuan',
  beside: 'xiaoyichen',
  above: 'admin',
  director: 'zhoumuyun',
  'sub-director': 'hejingxing',
  'other director': 'songqinghe',
  'manager who directs nobody': 'luchengze',
} as const;
type Target = keyof typeof targets;
const targetNames = Object.keys(targets) as Target[];

/** The people each caller reaches, and nobody else: never themselves. */
const reached = {
  director: ['inside', 'below', 'sub-director'],
  'sub-director': ['below'],
  'other director': ['beside'],
  'manager who directs nobody': [],
  outsider: [],
} as const satisfies Record<string, readonly Target[]>;
type CallerName = keyof typeof reached;
const callerNames = Object.keys(reached) as CallerName[];

let world: TestWorld;
let packs: ReturnType<typeof packsOf>;
let ids: Record<Target, string>;
let course: Awaited<ReturnType<typeof packs.course>>;
const callers = {} as Record<CallerName, Caller>;
beforeAll(async () => {
  world = await openWorld();
  packs = packsOf(world);
  const found = targetNames.map(async (name) => [name, await packs.idOf(targets[name])]);
  ids = Object.fromEntries(await Promise.all(found)) as Record<Target, string>;
  await world.rows(
    `insert into member_fact (tenant_id, member_id, fact, organization_id)
     select member.tenant_id, member.id, 'director', unit.id from member join organization unit on unit.name = '软件研发部'
     where member.account = 'hejingxing'`,
  );
  course = await packs.course('矩阵里的课');
  callers.outsider = await packs.welcomeOutsider();
  for (const name of callerNames) if (name !== 'outsider') callers[name] = await packs.as(targets[name]);
});
afterAll(() => world.close());

let packNumber = 0;
/** A pack that everybody of the matrix has, whoever directs them. */
async function packOfAll(): Promise<string> {
  packNumber += 1;
  const id = `matrix${packNumber}`;
  // The right to remind is asked here, not how often: all these packs are of one course and one day.
  await world.rows('delete from learner_reminder');
  const values = [id, ids.director, new Date(world.clock.now()), new Date(world.clock.now() + 1e9)];
  await world.rows(
    `insert into study_pack (id, tenant_id, author_id, title, message, due_at, pushed_at)
     select $1, tenant_id, id, $1, '', $4, $3 from member where id = $2`,
    values,
  );
  await world.rows(
    `insert into study_pack_item (pack_id, ordinal, tenant_id, business_type, business_id, title)
     select $1, 0, tenant_id, 1, $2, '课' from study_pack where id = $1`,
    [id, course.id],
  );
  await world.rows(
    `insert into study_pack_member (pack_id, member_id, tenant_id, pushed_at)
     select pack.id, member.id, pack.tenant_id, pack.pushed_at from study_pack pack join member on member.id = any ($2)
     where pack.id = $1`,
    [id, Object.values(ids)],
  );
  return id;
}

const nameOf = async (id: string): Promise<string> =>
  String((await world.rows('select full_name from member where id = $1', [id]))[0]?.['full_name']);
/** True and false are all there is: another answer than yes and the declared no fails. */
const isYes = ({ status }: { status: number }, noes: readonly number[] = [403, 404]): boolean => {
  expect([200, ...noes]).toContain(status);
  return status === 200;
};
const unknown = errorTable['pack.unknown-person'].status;

/** Everything a caller can see of somebody and do with them, call by call. */
async function reachOf(caller: Caller, memberId: string) {
  const [id, fullName] = [await packOfAll(), await nameOf(memberId)];
  const memberIds = [memberId];
  const input = packs.fields({ items: [course.asked], memberIds });
  const list = await caller.call(director.listSubordinates, { pageSize: 100 });
  const people = await caller.call(followUp.listPackPeople, { id, pageSize: 100 });
  const content = await caller.call(followUp.listContentPeople, { id, sequence: 1, pageSize: 100 });
  const tables = [
    await caller.call(director.exportSubordinates, {}),
    await caller.call(followUp.exportPack, { id }),
  ].map((table) => isYes(table) && table.body.includes(fullName));
  const reminded = await caller.call(followUp.remindPack, { id, memberIds });
  const withdrawn = await caller.call(followUp.withdrawPack, { id, memberIds });
  const marking = { id: await packOfAll(), memberId, reason: '现场考核' };
  return {
    listed: isYes(list) && list.body.items.some((person) => person.id === memberId),
    opened: isYes(await caller.call(director.readSubordinate, { id: memberId })),
    followed: isYes(people) && people.body.items.some((person) => person.id === memberId),
    followedByContent: isYes(content) && content.body.items.some((person) => person.id === memberId),
    exported: tables[0],
    packExported: tables[1],
    previewed: isYes(await caller.call(push.previewPack, input), [403, unknown]),
    pushed: isYes(await caller.call(push.pushPack, input), [403, unknown]),
    reminded: isYes(reminded) && reminded.body.remindedCount === 1,
    withdrawn: isYes(withdrawn) && withdrawn.body.withdrawnCount === 1,
    marked: isYes(await caller.call(followUp.markPackDone, marking)),
  };
}

/** Every caller on every person: all of it, or none of it. */
async function expectMatrix(expected: Readonly<Record<CallerName, readonly Target[]>>): Promise<void> {
  for (const name of callerNames)
    for (const target of targetNames) {
      const reach = await reachOf(callers[name], ids[target]);
      const isTheirs = expected[name].includes(target);
      const wrong = Object.entries(reach).flatMap(([call, can]) => (can === isTheirs ? [] : [call]));
      expect(wrong, `${name} on ${target}, who ${isTheirs ? 'is' : 'is not'} theirs`).toEqual([]);
    }
}

const moveUnit = async (name: string, under: string): Promise<void> => {
  const [unit] = await world.rows('select id, updated_at from organization where name = $1', [name]);
  const input = {
    id: String(unit?.['id']),
    parentId: await packs.placeOf(under),
    version: Number(unit?.['updated_at']),
  };
  expect((await (await packs.as('luchengze')).call(moveOrganization, input)).status).toBe(200);
};

test('[D-181] every call about people reaches those below a director alone: the matrix of callers and people', async () => {
  await expectMatrix(reached);
}, 120_000);

test('[D-181] the same matrix while a unit is another director’s, and after it came back', async () => {
  await moveUnit('质量管理部', '苏州工厂');
  await expectMatrix({
    ...reached,
    director: ['below', 'sub-director'],
    'other director': ['inside', 'beside'],
  });
  await moveUnit('质量管理部', '技术中心');
  await expectMatrix(reached);
}, 240_000);

const pushTo = (target: Target) => async () => {
  const input = packs.fields({ items: [course.asked], memberIds: [ids[target]] });
  return (await callers.director.call(push.pushPack, input)).body.errorCode;
};
const back = (statement: string) => world.rows(statement);

test('[D-181] a push that is written while somebody moves out, their unit moves or the office ends waits for it, and reaches nobody', async () => {
  const unknownNumber = errorTable['pack.unknown-person'].number;
  const before = await packs.snapshot();
  const changes = [
    `update member set organization_id = (select id from organization where name = '苏州工厂') where account = 'tangyuwei'`,
    `update organization unit set parent_id = plant.id, path = plant.path || unit.id from organization plant
     where plant.name = '苏州工厂' and unit.name = '质量管理部'`,
    `update member_fact set organization_id = (select id from organization where name = '软件研发部')
     where member_id = (select id from member where account = 'zhoumuyun')`,
  ];
  const undone = [
    `update member set organization_id = (select id from organization where name = '质量管理部') where account = 'tangyuwei'`,
    `update organization unit set parent_id = centre.id, path = centre.path || unit.id from organization centre
     where centre.name = '技术中心' and unit.name = '质量管理部'`,
    `update member_fact set organization_id = (select id from organization where name = '技术中心')
     where member_id = (select id from member where account = 'zhoumuyun')`,
  ];
  for (const [at, statement] of changes.entries()) {
    expect(await whileChanging(world, { statement, values: [] }, pushTo('inside')), statement).toBe(unknownNumber);
    await back(undone[at] ?? '');
  }
  expect(await packs.snapshot()).toBe(before);
});

test('[D-181] a reminder, a mark and a withdrawal that wait for a move reach nobody either', async () => {
  const id = await packOfAll();
  const statement = `update member set organization_id = (select id from organization where name = '苏州工厂')
    where account = 'tangyuwei'`;
  const memberId = ids.inside;
  const steps = [
    async () => (await callers.director.call(followUp.remindPack, { id, memberIds: [memberId] })).body.remindedCount,
    async () => (await callers.director.call(followUp.withdrawPack, { id, memberIds: [memberId] })).body.withdrawnCount,
    async () => (await callers.director.call(followUp.markPackDone, { id, memberId, reason: '现场考核' })).status,
  ];
  for (const [at, step] of steps.entries()) {
    expect(await whileChanging(world, { statement, values: [] }, step)).toBe([0, 0, 404][at]);
    await packs.moveTo('tangyuwei', '质量管理部');
  }
  expect(await packs.rowOf(id, 'tangyuwei')).toMatchObject({ reminder_count: 0, withdrawn_at: null, mark_id: null });
});

test('[D-181] with the office everything ends, for the director who lost it alone', async () => {
  const admin = await packs.as('admin');
  const { body } = await admin.call(readManagedMember, { id: ids.director });
  const { account, fullName, email, phone, employeeNumber, roles, version, organization } = body;
  const kept = { account, fullName, email, phone, employeeNumber, roles, facts: [], furtherOrganizationIds: [] };
  const place = { organizationId: organization.id, directsOrganizationId: null };
  expect((await admin.call(changeMember, { id: ids.director, version, ...kept, ...place })).status).toBe(200);
  callers.director = await world.signIn('zhoumuyun');
  await expectMatrix({ ...reached, director: [] });
}, 120_000);
