import { listAssignments } from '@shuyuan/contract/assignments/manage-assignment.wire';
import * as wire from '@shuyuan/contract/assignments/duty-report.wire';
import { moveOrganization } from '@shuyuan/contract/people/organizations.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
});
afterAll(() => world.close());

const manager = () => assignments.as('luchengze');
const countsOf = async (id: string, asOf?: number) =>
  (await (await manager()).call(wire.listDuties, { id, ...(asOf && { asOf }) })).body.counts;
const placeOf = async (name: string) =>
  String((await world.rows('select id from organization where name = $1', [name]))[0]?.['id']);
const moveTo = async (account: string, name: string) =>
  world.rows('update member set organization_id = $2 where account = $1', [account, await placeOf(name)]);
const none = { overdue: 0, due: 0, done: 0, exempt: 0, paused: 0, closed: 0 };

/** Three people of the company, one of whom is done. */
async function begin() {
  const course = await assignments.course();
  const audience = await assignments.named('linzhiyuan', 'tangyuwei', 'wenjiahe');
  const id = await assignments.activate({ items: [course.asked], audience });
  await course.finish('linzhiyuan');
  await assignments.work();
  return { id, course };
}

test('[D-180] the page of a rule has its people with filters and counts, page after page, and the same in a file', async () => {
  const { id } = await begin();
  const caller = await manager();
  const page = (await caller.call(wire.listDuties, { id, pageSize: 2 })).body;
  expect(page.counts).toEqual({ ...none, due: 2, done: 1 });
  expect(page.items).toHaveLength(2);
  const rest = (await caller.call(wire.listDuties, { id, pageSize: 2, after: page.next ?? '' })).body;
  expect(rest.next).toBeNull();
  const names = [...page.items, ...rest.items].map(({ person }) => person.fullName);
  const byName = await world.rows('select full_name from member where full_name = any($1) order by full_name', [
    ['林知远', '唐予微', '温嘉禾'],
  ]);
  expect(names).toEqual(byName.map((row) => row['full_name']));
  const namesOf = async (filters: object) =>
    (await caller.call(wire.listDuties, { id, ...filters })).body.items.map(({ person }) => person.fullName);
  expect(await namesOf({ progress: 'done' })).toEqual(['林知远']);
  expect(await namesOf({ search: '予微' })).toEqual(['唐予微']);
  expect((await namesOf({ organizationId: await placeOf('技术中心') })).length).toBeLessThan(3);
  expect(await namesOf({ after: 'nonsense' })).toHaveLength(3);
  expect((await caller.call(wire.readDutyRule, { id })).body).toMatchObject({ state: 'active', can: { edit: true } });
  const { body } = await caller.call(wire.exportDuties, { id, progress: 'done', search: '知远' });
  const lines = body.split('\r\n');
  expect(lines.slice(0, 5).join('\n')).toMatch(/年度安全培训[\s\S]*知远[\s\S]*已完成/);
  expect(lines.filter((line) => line.startsWith('林知远,'))).toHaveLength(1);
  expect(body).not.toContain('唐予微');
  expect((await caller.call(wire.exportDutiesWorkbook, { id })).status).toBe(200);
});

test('[D-180] a report as of a day stays as it is, whatever changes later', async () => {
  const { id, course } = await begin();
  const before = world.clock.now();
  const reports = async (asOf: number) => {
    const caller = await manager();
    const unitsOf = (await caller.call(wire.listUnitCompliance, { id, asOf })).body.items;
    const rules = (await caller.call(wire.listCompliance, { asOf, pageSize: 100 })).body.items;
    const people = (await caller.call(wire.listDuties, { id, asOf })).body;
    const table = (await caller.call(wire.exportCompliance, { asOf })).body;
    return { unitsOf, counts: rules.find((rule) => rule.id === id)?.counts, people, table };
  };
  const then = await reports(before);
  expect(then.counts).toEqual({ ...none, due: 2, done: 1 });
  assignments.pass(20 * dayMs);
  await assignments.work();
  expect(await countsOf(id)).toEqual({ ...none, overdue: 2, done: 1 });
  // One moves, one is away, one rule has another audience and name: all of it after that day.
  await moveTo('tangyuwei', '人力资源部');
  await course.finish('tangyuwei');
  await world.rows(
    'update assignment_rule set grace_days = 300, deadline = deadline || \'{"days": 200}\' where id = $1',
    [id],
  );
  await world.rows(`update assignment_rule set audience = jsonb_set(audience, '{memberIds}', '[]') where id = $1`, [
    id,
  ]);
  await world.rows('insert into assignment_check (tenant_id, member_id) select tenant_id, id from member');
  await assignments.work();
  expect(await countsOf(id)).toEqual({ ...none, done: 2, closed: 1 });
  expect(await reports(before)).toEqual(then);
  const week = await countsOf(id, before + 16 * dayMs);
  expect(week).toEqual({ ...none, overdue: 2, done: 1 });
  // Before it began there is nothing; the future is now.
  expect(await countsOf(id, before - 365 * dayMs)).toEqual(none);
  expect(await countsOf(id, before + 999 * dayMs)).toEqual(await countsOf(id));
  await moveTo('tangyuwei', '质量管理部');
});

test('[D-180] the report of today says what the page of the rule says, by rule and by unit', async () => {
  const { id } = await begin();
  const caller = await manager();
  const counts = await countsOf(id);
  const rules = (await caller.call(wire.listCompliance, { pageSize: 100 })).body.items;
  expect(rules.find((rule) => rule.id === id)?.counts).toEqual(counts);
  const units = (await caller.call(wire.listUnitCompliance, { id })).body.items;
  const sum = (key: keyof typeof counts) => units.reduce((total, unit) => total + unit.counts[key], 0);
  expect([sum('due'), sum('done'), sum('overdue')]).toEqual([counts.due, counts.done, counts.overdue]);
  const table = (await caller.call(wire.exportCompliance, {})).body;
  for (const { name } of units) expect(table).toContain(`,${name},`);
  expect((await caller.call(wire.exportComplianceWorkbook, {})).status).toBe(200);
});

const direct = (account: string, place: string) =>
  world.rows(
    `insert into member_fact (tenant_id, member_id, fact, organization_id)
     select member.tenant_id, member.id, 'director', place.id from member, organization place
     where member.account = $1 and place.name = $2`,
    [account, place],
  );

test('[D-180] a director sees the duties of the people below, also after a reorganisation, and nobody else’s', async () => {
  await world.rows("delete from member_fact where fact = 'director'");
  await direct('guhuaiqian', '质量管理部');
  await moveTo('tangyuwei', '质量管理部');
  const { id } = await begin();
  const director = async () => assignments.as('guhuaiqian');
  const seenBy = async () => (await (await director()).call(wire.listDuties, { id })).body;
  expect((await seenBy()).items.map(({ person }) => person.fullName)).toEqual(['唐予微']);
  expect((await seenBy()).counts).toEqual({ ...none, due: 1 });
  const listed = (await (await director()).call(listAssignments, {})).body.items.find((rule) => rule.id === id);
  expect(listed).toMatchObject({ openCount: 1, overdueCount: 0 });
  const report = (await (await director()).call(wire.listCompliance, { pageSize: 100 })).body.items;
  expect(report.find((rule) => rule.id === id)?.counts).toEqual({ ...none, due: 1 });
  expect((await (await director()).call(wire.readDutyRule, { id })).body.can).toEqual({ edit: false });
  const table = (await (await director()).call(wire.exportDuties, { id })).body;
  expect(table).toContain('唐予微');
  expect(table).not.toContain('温嘉禾');
  // They move away: another director's now. The unit they were in comes below another one: seen again from above.
  await moveTo('tangyuwei', '人力资源部');
  await assignments.work();
  expect((await (await director()).call(wire.listDuties, { id })).status).toBe(404);
  const placeRow = async (name: string) =>
    (await world.rows('select id, updated_at, parent_id from organization where name = $1', [name]))[0];
  const hang = async (parentId: unknown) => {
    const place = await placeRow('人力资源部');
    const input = { id: String(place?.['id']), version: Number(place?.['updated_at']), parentId: String(parentId) };
    expect((await (await manager()).call(moveOrganization, input)).status).toBe(200);
    return place?.['parent_id'];
  };
  const parentBefore = await hang(await placeOf('质量管理部'));
  expect((await seenBy()).items.map(({ person }) => person.fullName)).toEqual(['唐予微']);
  await hang(parentBefore);
  expect((await (await director()).call(wire.listDuties, { id })).status).toBe(404);
});

test('[D-180] refused: visitors 401, whoever directs nobody 403, other companies 404', async () => {
  const { id } = await begin();
  const statusesOf = async (caller: Caller) => [
    (await caller.call(wire.readDutyRule, { id })).status,
    (await caller.call(wire.listDuties, { id })).status,
    (await caller.call(wire.exportDuties, { id })).status,
    (await caller.call(wire.exportDutiesWorkbook, { id })).status,
    (await caller.call(wire.listUnitCompliance, { id })).status,
  ];
  const all = (status: number) => Array.from({ length: 5 }, () => status);
  expect(await statusesOf(world.visitor)).toEqual(all(401));
  const learner = await assignments.as('linzhiyuan');
  expect(await statusesOf(learner)).toEqual(all(403));
  for (const endpoint of [wire.listCompliance, wire.exportCompliance, wire.exportComplianceWorkbook])
    expect((await learner.call(endpoint, {})).status).toBe(403);
  const outsider = await assignments.welcomeOutsider();
  expect(await statusesOf(outsider)).toEqual(all(404));
  expect((await outsider.call(wire.listCompliance, {})).body.items).toEqual([]);
  expect((await (await manager()).call(wire.listDuties, { id, progress: 'late' as never })).status).toBe(422);
});
