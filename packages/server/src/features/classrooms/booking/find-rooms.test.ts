import { cancelBooking, findRooms, readBookingCalendar } from '@shuyuan/contract/classrooms/booking.wire';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classroomsOf } from '../../../world/tests/training/test-classrooms.ts';

let world: TestWorld;
let rooms: ReturnType<typeof classroomsOf>;
let outsider: Caller;
beforeAll(async () => {
  world = await openWorld();
  rooms = classroomsOf(world);
  outsider = await rooms.outsider();
});
afterAll(() => world.close());

const find = async (input: InputOf<typeof findRooms>) =>
  (await (await rooms.as('linzhiyuan')).call(findRooms, input)).body;

test('[ROUTE-46][D-189] a room for many in an afternoon: found by seats and equipment, with its gaps, the smallest first', async () => {
  const day = rooms.dayOf(rooms.at(10, 12));
  const large = await rooms.room({ seats: 1500, equipment: ['camera'] });
  const small = await rooms.room({ seats: 1200, equipment: ['camera', 'screen'] });
  await rooms.room({ seats: 1100, equipment: ['camera'] });
  await rooms.close(await rooms.room({ seats: 1300, equipment: ['camera'] }));
  await rooms.book('hejingxing', small, rooms.at(10, 14), rooms.at(10, 15));
  const wanted = { day, part: 'afternoon', minutes: 120, seats: 1200, equipment: 'camera' } as const;
  const gap = (from: number, to: number) => ({ startTime: rooms.at(10, from), endTime: rooms.at(10, to) });
  const found = await find(wanted);
  expect(found.items.map(({ room, gaps }) => [room.id, gaps])).toEqual([
    [small, [gap(15, 18)]],
    [large, [gap(13, 18)]],
  ]);
  expect(found).toMatchObject({ recordCount: 2, nextDay: null });
  expect((await find({ ...wanted, minutes: 60 })).items[0]?.gaps).toEqual([gap(13, 14), gap(15, 18)]);
  expect((await find({ ...wanted, equipment: 'screen' })).items.map(({ room }) => room.id)).toEqual([small]);
  const second = await find({ ...wanted, page: 2, pageSize: 1 });
  expect([second.recordCount, second.items[0]?.room.id]).toEqual([2, large]);
});

test('[D-189] where nothing is free the next day that has something is named; where no room suffices, none', async () => {
  const id = await rooms.room({ seats: 1900, opensMinute: 540, closesMinute: 1080 });
  const day = rooms.dayOf(rooms.at(20, 12));
  for (const days of [20, 21]) await rooms.book('songqinghe', id, rooms.at(days, 9), rooms.at(days, 18));
  const wanted = { day, part: 'day', minutes: 60, seats: 1900 } as const;
  expect(await find(wanted)).toEqual({ items: [], recordCount: 0, nextDay: addDays(day, 2) });
  expect(await find({ ...wanted, seats: 2000 })).toEqual({ items: [], recordCount: 0, nextDay: null });
  expect((await find({ ...wanted, day: addDays(day, -400) })).nextDay).toBeNull();
});

test('[D-189] refused: a day that is none, a length off the quarter, visitors; of another company nothing is found', async () => {
  const lin = await rooms.as('linzhiyuan');
  const day = rooms.dayOf(rooms.at(1, 12));
  const invalid = { body: { errorCode: errorTable['request.invalid'].number } };
  expect(await lin.call(findRooms, { day: '2026-02-30', minutes: 60 })).toMatchObject(invalid);
  expect(await lin.call(findRooms, { day, minutes: 50 })).toMatchObject(invalid);
  expect((await world.visitor.call(findRooms, { day, minutes: 60 })).status).toBe(401);
  await rooms.room();
  expect((await outsider.call(findRooms, { day, minutes: 15 })).body).toEqual({
    items: [],
    recordCount: 0,
    nextDay: null,
  });
});

test('[D-189] a booking is taken into a calendar by its booker and whoever keeps the rooms, and follows when cancelled', async () => {
  const id = await rooms.room({ name: '听雨轩', place: '东楼, 3 层' });
  const from = rooms.at(5, 9);
  const { id: bookingId } = (await rooms.book('linzhiyuan', id, from, from + hourMs)).body;
  const lin = await rooms.as('linzhiyuan');
  const textOf = async () => String((await lin.call(readBookingCalendar, { id: bookingId })).body);
  const text = await textOf();
  for (const line of ['SUMMARY:部门例会', String.raw`LOCATION:听雨轩\, 东楼\, 3 层`, 'SEQUENCE:0'])
    expect(text.split('\r\n')).toContain(line);
  const uidOf = (ics: string) => /UID:(.*)/.exec(ics)?.[1];
  expect((await (await rooms.as('luchengze')).call(readBookingCalendar, { id: bookingId })).status).toBe(200);
  expect((await (await rooms.as('hejingxing')).call(readBookingCalendar, { id: bookingId })).status).toBe(403);
  expect((await outsider.call(readBookingCalendar, { id: bookingId })).status).toBe(404);
  await lin.call(cancelBooking, { id: bookingId });
  const cancelled = await textOf();
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect([uidOf(cancelled), cancelled.includes('SEQUENCE:1')]).toEqual([uidOf(text), true]);
});
