import * as wire from '@shuyuan/contract/centre/director/director.wire';
import { moveOrganization } from '@shuyuan/contract/people/organizations.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';
import { directionOf } from '../../../world/tests/training/test-direction.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
let direction: ReturnType<typeof directionOf>;
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
  direction = directionOf(world);
});
afterAll(() => world.close());

const zhou = () => assignments.as('zhoumuyun');
const namesOf = async (caller: Caller, query: object = {}) =>
  (await caller.call(wire.listSubordinates, { pageSize: 100, ...query })).body.items.map(({ fullName }) => fullName);

test('[ROUTE-23] a director goes down the tree of their own organisations and finds everybody in it, never themselves', async () => {
  const caller = await zhou();
  const roots = (await caller.call(wire.listDirectedUnits, {})).body;
  expect(roots.items.map(({ name }) => name)).toEqual(['技术中心']);
  const [root] = roots.items;
  const below = (await caller.call(wire.listDirectedUnits, { id: root?.id })).body;
  expect(below.items.map(({ name }) => name)).toEqual(['软件研发部', '工艺工程部', '质量管理部']);
  expect(root?.childCount).toBe(3);
  const all = await namesOf(caller);
  expect(all).toHaveLength(root?.peopleCount ?? 0);
  expect(all).toContain('林知远');
  expect(all).not.toContain('周牧云');
  const quality = below.items.find(({ name }) => name === '质量管理部');
  const inQuality = await namesOf(caller, { organizationId: quality?.id });
  expect(inQuality).toContain('唐予微');
  expect(inQuality).not.toContain('林知远');
  expect(inQuality).toHaveLength(quality?.peopleCount ?? 0);
  expect(await namesOf(caller, { search: '予微' })).toEqual(['唐予微']);
  const first = (await caller.call(wire.listSubordinates, { pageSize: 2 })).body;
  const second = (await caller.call(wire.listSubordinates, { pageSize: 2, page: 2 })).body;
  expect([...first.items, ...second.items].map(({ fullName }) => fullName)).toEqual(all.slice(0, 4));
  expect(first.recordCount).toBe(all.length);
});

test('[ROUTE-25] a team is summed up from its people: what is late, due and done, their learning, and the units beside each other', async () => {
  const course = await assignments.course();
  const late = await assignments.course('过期的课');
  const audience = await assignments.named('tangyuwei');
  await assignments.activate({ items: [course.asked], audience });
  await assignments.activate({ title: '早就该学', items: [late.asked], audience });
  await course.finish('tangyuwei');
  await assignments.work();
  const day = new Date(world.clock.now() - 40 * dayMs).toISOString().slice(0, 10);
  await world.rows(
    `insert into study_time (tenant_id, member_id, day, seconds)
     select tenant_id, id, $1, 3600 from member where account = 'tangyuwei'`,
    [day],
  );
  assignments.pass(20 * dayMs);
  await assignments.work();
  const caller = await zhou();
  const unitId = await direction.placeOf('质量管理部');
  const person = (await caller.call(wire.listSubordinates, { search: '予微' })).body.items[0];
  expect(person?.counts.overdue).toBeGreaterThanOrEqual(1);
  expect(person?.counts.done).toBeGreaterThanOrEqual(1);
  const team = (await caller.call(wire.readTeam, { id: unitId })).body;
  const people = (await caller.call(wire.listSubordinates, { organizationId: unitId, pageSize: 100 })).body.items;
  const sum = (key: 'overdue' | 'due' | 'done') => people.reduce((total, { counts }) => total + counts[key], 0);
  expect(team.counts).toEqual({ overdue: sum('overdue'), due: sum('due'), done: sum('done') });
  expect(team.peopleCount).toBe(people.length);
  expect(team.overdueCount).toBe(people.filter(({ counts }) => counts.overdue > 0).length);
  expect(team.weeks).toHaveLength(12);
  expect(team.weeks.reduce((total, { minutes }) => total + minutes, 0)).toBeGreaterThanOrEqual(60);
  expect(await namesOf(caller, { filter: 'overdue', organizationId: unitId })).toContain('唐予微');
  const top = await direction.placeOf('技术中心');
  const units = (await caller.call(wire.listTeamUnits, { id: top })).body.items;
  expect(units.find(({ id }) => id === unitId)?.counts).toEqual(team.counts);
  const one = (await caller.call(wire.readSubordinate, { id: person?.id ?? '' })).body;
  expect(one.counts).toEqual(person?.counts);
  expect(one.dues[0]).toMatchObject({ kind: 'duty', progress: 'overdue' });
  const table = (await caller.call(wire.exportSubordinates, { organizationId: unitId, search: '予微' })).body;
  expect(table).toMatch(/质量管理部[\s\S]*唐予微/);
  expect((await caller.call(wire.exportSubordinatesWorkbook, {})).status).toBe(200);
  expect(await namesOf(caller, { filter: 'quiet' })).not.toContain('唐予微');
});

test('[D-181] whoever moves away is seen no longer, and whoever a moved organisation brings is seen at once', async () => {
  const caller = await zhou();
  const id = await assignments.idOf('tangyuwei');
  const [quality, hr] = [await direction.placeOf('质量管理部'), await direction.placeOf('人力资源部')];
  expect((await caller.call(wire.readSubordinate, { id })).status).toBe(200);
  await direction.moveTo('tangyuwei', '人力资源部');
  expect((await caller.call(wire.readSubordinate, { id })).status).toBe(404);
  expect(await namesOf(caller)).not.toContain('唐予微');
  for (const endpoint of [wire.readTeam, wire.listTeamUnits])
    expect((await caller.call(endpoint, { id: hr })).status).toBe(404);
  const manager = await assignments.as('luchengze');
  const hang = async (parentId: string) => {
    const [place] = await world.rows('select updated_at, parent_id from organization where id = $1', [hr]);
    const input = { id: hr, parentId, version: Number(place?.['updated_at']) };
    expect((await manager.call(moveOrganization, input)).status).toBe(200);
    return String(place?.['parent_id']);
  };
  const before = await hang(quality);
  expect(await namesOf(caller)).toContain('唐予微');
  expect((await caller.call(wire.readTeam, { id: hr })).status).toBe(200);
  await hang(before);
  expect((await caller.call(wire.readTeam, { id: hr })).status).toBe(404);
  await direction.moveTo('tangyuwei', '质量管理部');
});

test('[D-181] refused: visitors 401, whoever directs nobody 403; a manager who directs nobody and other companies see nobody', async () => {
  const id = await assignments.idOf('linzhiyuan');
  const place = await direction.placeOf('技术中心');
  const statusesOf = async (caller: Caller) => [
    (await caller.call(wire.readSubordinate, { id })).status,
    (await caller.call(wire.readTeam, { id: place })).status,
    (await caller.call(wire.listTeamUnits, { id: place })).status,
    (await caller.call(wire.listDirectedUnits, { id: place })).status,
    (await caller.call(wire.listSubordinates, { organizationId: place })).status,
    (await caller.call(wire.exportSubordinates, { organizationId: place })).status,
    (await caller.call(wire.exportSubordinatesWorkbook, { organizationId: place })).status,
  ];
  const all = (status: number) => Array.from({ length: 7 }, () => status);
  expect(await statusesOf(world.visitor)).toEqual(all(401));
  expect(await statusesOf(await assignments.as('linzhiyuan'))).toEqual(all(403));
  for (const caller of [await assignments.as('luchengze'), await assignments.welcomeOutsider()]) {
    expect(await statusesOf(caller)).toEqual(all(404));
    expect(await namesOf(caller)).toEqual([]);
    expect((await caller.call(wire.listDirectedUnits, {})).body.items).toEqual([]);
  }
  // A director of a part of the company, asked about another part.
  expect(await statusesOf(await assignments.as('songqinghe'))).toEqual(all(404));
  expect((await (await zhou()).call(wire.listSubordinates, { filter: 'late' as never })).status).toBe(422);
});
