import { listAudit } from '@shuyuan/contract/admin/audit.wire';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import * as wire from '@shuyuan/contract/classrooms/classroom.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classroomsOf, roomFields } from '../../../world/tests/training/test-classrooms.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';

let world: TestWorld;
let rooms: ReturnType<typeof classroomsOf>;
let lu: Caller;
beforeAll(async () => {
  world = await openWorld();
  rooms = classroomsOf(world);
  lu = await rooms.as('luchengze');
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const find = async (search: string) => (await lu.call(wire.listRooms, { search })).body.items;

test('[D-189] a room has place, seats, equipment and hours; it is changed, closed and opened again, all in the trail', async () => {
  const fields = { ...roomFields, name: '听雨轩', place: '湖边小楼', equipment: ['screen', 'barrier-free'] as const };
  const { id } = (await lu.call(wire.createRoom, { ...fields, equipment: [...fields.equipment] })).body;
  expect(await find('听雨')).toMatchObject([{ ...fields, id, state: 'open', revision: 1 }]);
  const change = { ...roomFields, id, revision: 1, name: '观澜轩', seats: 12, opensMinute: 510, closesMinute: 1050 };
  expect((await lu.call(wire.saveRoom, change)).body).toEqual({ id });
  expect(await find('观澜')).toMatchObject([{ seats: 12, opensMinute: 510, closesMinute: 1050, revision: 2 }]);
  expect((await lu.call(wire.closeRoom, { id })).body).toEqual({ id, state: 'closed' });
  expect((await lu.call(wire.reopenRoom, { id })).body).toEqual({ id, state: 'open' });
  const { items } = (await lu.call(listAudit, { pageSize: 4 })).body;
  expect(items.map(({ action, after }) => [action, after])).toEqual([
    ['classroom.reopened', { name: '观澜轩' }],
    ['classroom.closed', { name: '观澜轩' }],
    ['classroom.changed', { name: '观澜轩' }],
    ['classroom.created', { name: '听雨轩' }],
  ]);
});

test('[D-189] a room with bookings to come is not closed; once they are over it is, and its history stays', async () => {
  const id = await rooms.room();
  await rooms.book('linzhiyuan', id, rooms.at(1, 9), rooms.at(1, 9) + hourMs);
  const before = await rooms.snapshot();
  const refused = await lu.call(wire.closeRoom, { id });
  expect([refused.status, refused.body.errorCode]).toEqual([422, numberOf('classroom.in-use')]);
  expect(await rooms.snapshot()).toBe(before);
  await world.rows(
    "update classroom_booking set starts_at = starts_at - interval '3 days', ends_at = ends_at - interval '3 days' where classroom_id = $1",
    [id],
  );
  expect((await lu.call(wire.closeRoom, { id })).status).toBe(200);
});

test('[D-189] refused: a name that is taken whatever the spaces, stale forms, wrong states, banned words, bad hours', async () => {
  const id = await rooms.room({ name: 'Room A' });
  const other = await rooms.room();
  const shut = await rooms.room();
  await lu.call(wire.closeRoom, { id: shut });
  const before = await rooms.snapshot();
  const change = { ...roomFields, id: other, revision: 1, name: '改名' };
  const codes = [
    await lu.call(wire.createRoom, { ...roomFields, name: ' room  a ' }),
    await lu.call(wire.saveRoom, { ...change, name: 'ROOM A' }),
    await lu.call(wire.saveRoom, { ...change, revision: 7 }),
    await lu.call(wire.saveRoom, { ...change, id: shut, revision: 2 }),
    await lu.call(wire.closeRoom, { id: shut }),
    await lu.call(wire.reopenRoom, { id }),
    await lu.call(wire.createRoom, { ...roomFields, name: '新室', note: '代开发票' }),
  ].map(({ body }) => body.errorCode);
  const [taken, state] = [numberOf('classroom.name-taken'), numberOf('classroom.wrong-state')];
  expect(codes).toEqual([taken, taken, numberOf('request.stale'), state, state, state, numberOf('sensitive.found')]);
  const bad = [
    { ...roomFields, name: '' },
    { ...roomFields, seats: 0 },
    { ...roomFields, weekdays: [] },
    { ...roomFields, timeZone: 'Mars/Base' },
    { ...roomFields, opensMinute: 481 },
    { ...roomFields, opensMinute: 600, closesMinute: 600 },
  ];
  for (const fields of bad) expect((await lu.call(wire.createRoom, fields)).status).toBe(422);
  expect(await rooms.snapshot()).toBe(before);
});

test('[D-189] refused: visitors 401, members 403, another company and what is not there 404; nothing is changed', async () => {
  const id = await rooms.room();
  const lin = await rooms.as('linzhiyuan');
  const outsider = await teamsOf(world).welcomeOutsider();
  const before = await rooms.snapshot();
  const change = { ...roomFields, id, revision: 1 };
  for (const caller of [world.visitor, lin, outsider]) {
    const statuses = [
      (await caller.call(wire.saveRoom, change)).status,
      (await caller.call(wire.closeRoom, { id })).status,
      (await caller.call(wire.reopenRoom, { id })).status,
    ];
    const expected = caller === world.visitor ? 401 : caller === lin ? 403 : 404;
    expect(statuses).toEqual([expected, expected, expected]);
  }
  expect((await world.visitor.call(wire.createRoom, roomFields)).status).toBe(401);
  expect((await lin.call(wire.createRoom, roomFields)).status).toBe(403);
  expect((await lin.call(wire.listRooms, {})).status).toBe(403);
  expect((await lu.call(wire.saveRoom, { ...change, id: 'nothing' })).status).toBe(404);
  expect(await rooms.snapshot()).toBe(before);
});

test('[D-189] a company has a bounded number of rooms', async () => {
  await world.rows(
    `insert into classroom (id, tenant_id, name, name_key, place, seats, equipment, note, time_zone, opens_minute,
       closes_minute, weekdays, created_at, updated_at)
     select 'many-' || n, tenant_id, 'many ' || n, 'many ' || n, 'p', 1, '{}', '', 'UTC', 0, 60, '{1}', now(), now()
     from member, generate_series(1, $1) n where account = 'luchengze'`,
    [limits.roomsMax],
  );
  const refused = await lu.call(wire.createRoom, { ...roomFields, name: '多出来的' });
  expect(refused.body.errorCode).toBe(numberOf('classroom.too-many-rooms'));
});
