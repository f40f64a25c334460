import { bookRoom, cancelBooking } from '@shuyuan/contract/classrooms/booking.wire';
import { closeRoom } from '@shuyuan/contract/classrooms/classroom.wire';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classroomsOf } from '../../../world/tests/training/test-classrooms.ts';
import { crowdOf } from '../../../world/test-crowd.ts';

let world: TestWorld;
let rooms: ReturnType<typeof classroomsOf>;
let crowd: Awaited<ReturnType<typeof crowdOf>>;
beforeAll(async () => {
  world = await openWorld({ env: { DATABASE_POOL: '20' } });
  rooms = classroomsOf(world);
  crowd = await crowdOf(world, 100);
});
afterAll(() => world.close());

const taken = errorTable['classroom.taken'].number;
const bookedIn = (id: string) =>
  world.rows(
    "select starts_at, ends_at from classroom_booking where classroom_id = $1 and state = 'booked' order by starts_at",
    [id],
  );
const outcomes = (answers: readonly { status: number; body: { errorCode?: number } }[]) => ({
  won: answers.filter(({ status }) => status === 200).length,
  taken: answers.filter(({ body }) => body.errorCode === taken).length,
});

test('[D-189] 100 bookings of one room and hour at once: one wins, 99 hear that it is taken', async () => {
  const id = await rooms.room();
  const [from, to] = [rooms.at(1, 9), rooms.at(1, 10)];
  const answers = await Promise.all(crowd.map((caller) => caller.call(bookRoom, rooms.bookingOf(id, from, to))));
  expect(outcomes(answers)).toEqual({ won: 1, taken: 99 });
  expect(await bookedIn(id)).toHaveLength(1);
  // Cancelled, the hour goes to exactly one of those who ask again.
  const winner = answers.findIndex(({ status }) => status === 200);
  await crowd[winner]?.call(cancelBooking, { id: answers[winner]?.body.id ?? '' });
  const again = await Promise.all(crowd.map((caller) => caller.call(bookRoom, rooms.bookingOf(id, from, to))));
  expect(outcomes(again)).toEqual({ won: 1, taken: 99 });
});

test('[D-189] neighbours touch: two hours that follow each other are had by one each', async () => {
  const id = await rooms.room();
  const [nine, ten, eleven] = [rooms.at(1, 9), rooms.at(1, 10), rooms.at(1, 11)];
  const answers = await Promise.all(
    crowd.map((caller, index) =>
      caller.call(bookRoom, index % 2 ? rooms.bookingOf(id, nine, ten) : rooms.bookingOf(id, ten, eleven)),
    ),
  );
  expect(outcomes(answers)).toEqual({ won: 2, taken: 98 });
});

test('[D-189] overlaps of every shape lose: inside, around, across either end; other rooms are free', async () => {
  const [id, other] = [await rooms.room(), await rooms.room()];
  await rooms.book('linzhiyuan', id, rooms.at(2, 10), rooms.at(2, 12));
  const shapes = [
    [10, 12],
    [10.5, 11.5],
    [9, 13],
    [9, 10.25],
    [11.75, 13],
  ] as const;
  for (const [from, to] of shapes) {
    const span = [rooms.at(2, 0) + from * hourMs, rooms.at(2, 0) + to * hourMs] as const;
    expect((await rooms.book('hejingxing', id, ...span)).body.errorCode, `${from}–${to}`).toBe(taken);
    const free = await rooms.book('hejingxing', other, ...span);
    expect(free.status).toBe(200);
    await (await rooms.as('hejingxing')).call(cancelBooking, { id: free.body.id });
  }
  expect(await bookedIn(id)).toHaveLength(1);
});

test('[D-189] the night of summer time: every hour that exists is booked once, the repeated one twice', async () => {
  const zone = 'Europe/Paris';
  const id = await rooms.room({ timeZone: zone });
  // The clock is put back on the last Sunday of March and October: one of them is within half a year.
  const nights = ['2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'];
  const isAhead = (day: string): boolean => {
    const distance = instantIn(zone, day, 0) - world.clock.now();
    return distance > 0 && distance < 170 * dayMs;
  };
  const day = nights.find(isAhead);
  if (day === undefined) throw new Error('the list of nights has come to its end');
  const [begin, end] = [instantIn(zone, day, 0), instantIn(zone, day, 1440)];
  const hours = (end - begin) / hourMs;
  expect([23, 25]).toContain(hours);
  // Three callers for each hour, at once.
  const calls = crowd.slice(0, hours * 3).map((caller, index) => {
    const from = begin + Math.floor(index / 3) * hourMs;
    return caller.call(bookRoom, rooms.bookingOf(id, from, from + hourMs));
  });
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(hours);
  expect(await bookedIn(id)).toHaveLength(hours);
});

test('[D-189] the database refuses an overlap, whoever writes it', async () => {
  const id = await rooms.room();
  await rooms.book('linzhiyuan', id, rooms.at(3, 9), rooms.at(3, 10));
  const overlapping = world.rows(
    `insert into classroom_booking (id, tenant_id, classroom_id, state, title, booked_by, starts_at, ends_at, created_at)
     select 'by-hand', tenant_id, classroom_id, state, title, booked_by, starts_at + interval '30 minutes',
       ends_at + interval '30 minutes', created_at from classroom_booking where classroom_id = $1`,
    [id],
  );
  await expect(overlapping).rejects.toMatchObject({ code: '23P01', constraint: 'classroom_booking_free' });
});

test('[D-189] closing a room and booking it at once: one of the two', async () => {
  const lu = await rooms.as('luchengze');
  for (let round = 0; round < 5; round += 1) {
    const id = await rooms.room();
    const [closed, booked] = await Promise.all([
      lu.call(closeRoom, { id }),
      crowd[round]?.call(bookRoom, rooms.bookingOf(id, rooms.at(4, 9), rooms.at(4, 10))),
    ]);
    expect([closed.status, booked?.status].toSorted()).toEqual([200, 422]);
  }
});
