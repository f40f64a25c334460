import { bookRoom, cancelBooking, listOwnBookings, readRoomWeek } from '@shuyuan/contract/classrooms/booking.wire';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import { addDays, mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import * as fc from 'fast-check';
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

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const shanghaiDay = (at: number): string => rooms.dayOf(at);

test('[ROUTE-46][D-189] a week shows each open room with what is booked in it, found by name, place and seats', async () => {
  const id = await rooms.room({ name: '雁栖厅', place: '北楼二层', seats: 33 });
  const closed = await rooms.room({ name: '雁栖旧厅', place: '北楼二层' });
  await rooms.close(closed);
  const from = rooms.at(7, 9);
  const booked = await rooms.book('linzhiyuan', id, from, from + hourMs);
  await rooms.book('hejingxing', id, from + hourMs, from + 2 * hourMs);
  await rooms.book('hejingxing', id, from + 7 * dayMs, from + 7 * dayMs + hourMs);
  const weekOf = async (account: string, query: object) =>
    (await (await rooms.as(account)).call(readRoomWeek, { day: shanghaiDay(from), ...query })).body;
  const week = await weekOf('linzhiyuan', { search: '北楼 雁栖' });
  expect(week).toMatchObject({ recordCount: 1, monday: mondayOf(shanghaiDay(from)) });
  expect(week.items[0]?.room).toMatchObject({ id, name: '雁栖厅', seats: 33, equipment: ['projector'], state: 'open' });
  expect(week.items[0]?.bookings).toMatchObject([
    { id: booked.body.id, startTime: from, isOwn: true, booker: { fullName: '林知远' }, can: { cancel: true } },
    { startTime: from + hourMs, isOwn: false, booker: { fullName: '何景行' }, can: { cancel: false } },
  ]);
  expect((await weekOf('luchengze', { search: '雁栖' })).items[0]?.bookings[0]?.can).toEqual({
    cancel: true,
    decide: false,
  });
  expect((await weekOf('linzhiyuan', { search: '雁栖', seats: 34 })).recordCount).toBe(0);
  const next = await weekOf('linzhiyuan', { search: '雁栖', day: addDays(shanghaiDay(from), 7) });
  expect(next.items[0]?.bookings.map(({ startTime }) => startTime)).toContain(from + 7 * dayMs);
});

test('[D-189] cancelled before it begins, the time is free at once; the list of the booker keeps it', async () => {
  const id = await rooms.room();
  const [from, to] = [rooms.at(3, 14), rooms.at(3, 16)];
  const songqinghe = await rooms.as('songqinghe');
  const { id: bookingId } = (await rooms.book('songqinghe', id, from, to)).body;
  const own = async (isPast: boolean) => (await songqinghe.call(listOwnBookings, { isPast })).body.items;
  expect(await own(false)).toMatchObject([{ id: bookingId, state: 'booked', room: { id, place: '主楼' } }]);
  expect((await songqinghe.call(cancelBooking, { id: bookingId })).body).toEqual({ id: bookingId, state: 'cancelled' });
  expect(await own(false)).toEqual([]);
  expect(await own(true)).toMatchObject([{ id: bookingId, state: 'cancelled', can: { cancel: false } }]);
  expect((await rooms.book('hejingxing', id, from, to)).status).toBe(200);
  // Whoever keeps the rooms frees them, too.
  const theirs = (await rooms.book('songqinghe', id, to, to + hourMs)).body;
  expect((await (await rooms.as('luchengze')).call(cancelBooking, { id: theirs.id })).status).toBe(200);
});

test('[D-189] refused: past, too long, too far, off the quarter, outside the hours, on a closed day, in a closed room', async () => {
  const id = await rooms.room({ opensMinute: 480, closesMinute: 1080, weekdays: [1, 2, 3, 4, 5] });
  const shut = await rooms.room();
  await rooms.close(shut);
  const monday = mondayOf(shanghaiDay(rooms.at(7, 0)));
  const distance = Math.round((Date.parse(monday) - Date.parse(shanghaiDay(rooms.at(0, 0)))) / dayMs);
  const at = (hour: number, days = 0): number => rooms.at(distance + days, 0) + hour * hourMs;
  const before = await rooms.snapshot();
  const codeOf = async (room: string, from: number, to: number) =>
    (await rooms.book('linzhiyuan', room, from, to)).body.errorCode;
  const wrongTime = numberOf('classroom.wrong-time');
  expect(await codeOf(id, at(9, -14), at(10, -14))).toBe(wrongTime);
  expect(await codeOf(id, at(10), at(9))).toBe(wrongTime);
  expect(await codeOf(id, at(10), at(10))).toBe(wrongTime);
  expect(await codeOf(id, at(8), at(21))).toBe(wrongTime);
  expect(await codeOf(id, at(9, 364), at(10, 364))).toBe(wrongTime);
  expect(await codeOf(id, at(9) + minuteMs, at(10))).toBe(wrongTime);
  const closedThen = numberOf('classroom.closed-then');
  expect(await codeOf(id, at(7.75), at(9))).toBe(closedThen);
  expect(await codeOf(id, at(17), at(18.25))).toBe(closedThen);
  expect(await codeOf(id, at(9, 5), at(10, 5))).toBe(closedThen);
  expect(await codeOf(shut, at(9), at(10))).toBe(numberOf('classroom.wrong-state'));
  expect(await rooms.snapshot()).toBe(before);
  // To the minute it closes is fine.
  expect((await rooms.book('linzhiyuan', id, at(17), at(18))).status).toBe(200);
});

test('[D-189] refused: visitors, another company, bad input, banned words, what is not there; nothing changes', async () => {
  const id = await rooms.room();
  const input = rooms.bookingOf(id, rooms.at(2, 9), rooms.at(2, 10));
  const lin = await rooms.as('linzhiyuan');
  const before = await rooms.snapshot();
  const answers = [
    await world.visitor.call(bookRoom, input),
    await world.visitor.call(readRoomWeek, { day: '2026-11-18' }),
    await outsider.call(bookRoom, input),
    await lin.call(bookRoom, { ...input, id: 'nothing' }),
    await lin.call(bookRoom, { ...input, title: '' }),
    await lin.call(bookRoom, { ...input, peopleCount: 0 }),
    await lin.call(readRoomWeek, { day: '2026-02-30' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 404, 422, 422, 422]);
  const banned = await lin.call(bookRoom, { ...input, title: '代开发票' });
  expect(banned.body.errorCode).toBe(numberOf('sensitive.found'));
  expect((await outsider.call(readRoomWeek, { day: shanghaiDay(rooms.at(2, 9)) })).body.recordCount).toBe(0);
  expect(await rooms.snapshot()).toBe(before);
});

test('[D-189] cancelling is refused to colleagues and outsiders, twice, and once it has begun; nothing changes', async () => {
  const id = await rooms.room();
  const { id: bookingId } = (await rooms.book('linzhiyuan', id, rooms.at(1, 9), rooms.at(1, 10))).body;
  const { id: gone } = (await rooms.book('linzhiyuan', id, rooms.at(1, 11), rooms.at(1, 12))).body;
  const lin = await rooms.as('linzhiyuan');
  await lin.call(cancelBooking, { id: gone });
  const before = await rooms.snapshot();
  const answers = [
    await world.visitor.call(cancelBooking, { id: bookingId }),
    await (await rooms.as('hejingxing')).call(cancelBooking, { id: bookingId }),
    await outsider.call(cancelBooking, { id: bookingId }),
    await lin.call(cancelBooking, { id: 'nothing' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 404, 404]);
  const wrongState = numberOf('classroom.wrong-state');
  expect((await lin.call(cancelBooking, { id: gone })).body.errorCode).toBe(wrongState);
  // As if it had begun a minute ago.
  await world.rows(
    "update classroom_booking set starts_at = $2::timestamptz - interval '1 minute', ends_at = $2::timestamptz + interval '1 hour' where id = $1",
    [bookingId, new Date(world.clock.now())],
  );
  const begun = await rooms.snapshot();
  expect((await lin.call(cancelBooking, { id: bookingId })).body.errorCode).toBe(wrongState);
  expect(await rooms.snapshot()).toBe(begun);
  expect(begun).not.toBe(before);
});

test('[D-189] nobody keeps all rooms for themselves; whoever leaves the company frees theirs', async () => {
  const id = await rooms.room();
  const tan = await rooms.as('tanmuyang');
  const hours = Array.from({ length: limits.upcomingMax + 1 }, (_, index) => rooms.at(5, index));
  const codes = [];
  for (const from of hours)
    codes.push((await tan.call(bookRoom, rooms.bookingOf(id, from, from + hourMs))).body.errorCode);
  const { upcomingMax } = limits;
  expect(codes.filter((code) => code === undefined)).toHaveLength(upcomingMax);
  expect(codes.at(-1)).toBe(numberOf('classroom.too-many'));
  await world.rows("update member set state = 'left', updated_at = now() where account = 'tanmuyang'");
  expect(
    await world.rows("select 1 from classroom_booking where classroom_id = $1 and state = 'booked'", [id]),
  ).toEqual([]);
});

test('[D-189] whatever is booked and cancelled, what stands is what a list in memory says', async () => {
  const lin = await rooms.as('linzhiyuan');
  const quarter = limits.stepMinutes * minuteMs;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ start: fc.nat(40), length: fc.integer({ min: 1, max: 8 }), cancels: fc.boolean() }), {
        minLength: 4,
        maxLength: 14,
      }),
      async (steps) => {
        const id = await rooms.room();
        const begin = rooms.at(6, 8);
        let booked: { id: string; from: number; to: number }[] = [];
        for (const { start, length, cancels } of steps) {
          const last = booked.at(-1);
          if (cancels && last) {
            await lin.call(cancelBooking, { id: last.id });
            booked = booked.slice(0, -1);
            continue;
          }
          const [from, to] = [begin + start * quarter, begin + (start + length) * quarter];
          const isFree = booked.every((other) => to <= other.from || other.to <= from);
          const { status, body } = await lin.call(bookRoom, rooms.bookingOf(id, from, to));
          expect(status).toBe(isFree ? 200 : 422);
          if (isFree) booked.push({ id: body.id, from, to });
        }
        const rows = await world.rows(
          "select id from classroom_booking where classroom_id = $1 and state = 'booked' order by id",
          [id],
        );
        expect(rows).toEqual(booked.map((one) => ({ id: one.id })).toSorted((a, b) => (a.id < b.id ? -1 : 1)));
        for (const one of booked) await lin.call(cancelBooking, { id: one.id });
      },
    ),
    { numRuns: 8 },
  );
});
