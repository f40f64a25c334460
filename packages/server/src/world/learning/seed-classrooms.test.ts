import { listWaitingBookings, readRoomWeek } from '@shuyuan/contract/classrooms/booking.wire';
import { freeGaps } from '@shuyuan/contract/classrooms/free-gaps';
import { openHours } from '@shuyuan/contract/classrooms/open-hours';
import { addDays, mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedClassrooms } from './seed-classrooms.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedClassrooms(world.installation.system);
});
afterAll(() => world.close());

test('[D-189] the demo company has four rooms and a full week; Thursday afternoon leaves the workshop free', async () => {
  const lin = await world.signIn('linzhiyuan');
  const day = dayIn('Asia/Shanghai', world.clock.now());
  const { items } = (await lin.call(readRoomWeek, { day })).body;
  expect(items.map(({ room }) => room.name).toSorted()).toEqual(['匠心实训室', '明德教室', '求是厅', '致远研讨室']);
  expect(items.every(({ bookings }) => bookings.length >= 6)).toBe(true);
  expect(items.flatMap(({ bookings }) => bookings).filter(({ isOwn }) => isOwn)).toHaveLength(2);
  expect(items.map(({ room }) => room.coverPath)).not.toContain(null);
  const gu = await world.signIn('guhuaiqian');
  const waiting = (await gu.call(listWaitingBookings, {})).body.items;
  expect(waiting.map(({ title, room }) => [title, room.name])).toEqual([
    ['新机型换型演练', '匠心实训室'],
    ['产线看板现场调研', '匠心实训室'],
  ]);
  const workshop = items.find(({ room }) => room.name === '匠心实训室');
  const hours = workshop && openHours(workshop.room, addDays(mondayOf(day), 3));
  const taken = (workshop?.bookings ?? []).map(({ startTime, endTime }) => ({ from: startTime, to: endTime }));
  expect(hours && freeGaps(hours, taken, 4 * hourMs)).toHaveLength(1);
});
