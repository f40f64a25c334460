import { cancelBooking, listOwnBookings, readRoomWeek } from '@shuyuan/contract/classrooms/booking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { changeMemberState } from '@shuyuan/contract/people/members.wire';
import { readClass } from '@shuyuan/contract/training/class.wire';
import * as wire from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf, type ClassForm } from '../../../world/tests/training/test-classes.ts';
import { classroomsOf } from '../../../world/tests/training/test-classrooms.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let rooms: ReturnType<typeof classroomsOf>;
let shen: Caller;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld({ env: { DATABASE_POOL: '20' } });
  [classes, rooms] = [classesOf(world), classroomsOf(world)];
  [shen, lin] = [await classes.as('shenruoxi'), await classes.as('linzhiyuan')];
});
afterAll(() => world.close());

const refusal = (code: keyof typeof errorTable) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number },
});
const meetingIn = (classroomId: string, days: number, hour: number) => {
  const startTime = rooms.at(days, hour);
  const times = { startTime, endTime: startTime + 2 * hourMs };
  return { title: '', ...times, classroomId, location: '', url: null, lecturerName: '' };
};
const bookedIn = async (classroomId: string) => {
  const rows = await world.rows(
    `select starts_at, title from classroom_booking where classroom_id = $1 and state = 'booked' order by starts_at`,
    [classroomId],
  );
  return rows.map(({ starts_at: at, title }) => [new Date(String(at)).getTime(), title]);
};
const draft = async (meetings: ClassForm['meetings'], title = '班组长训练营') => {
  const made = await shen.call(wire.createClass, await classes.classFields({ meetings, title }));
  return made.body;
};
const publish = async (meetings: ClassForm['meetings'], title?: string) => {
  const made = await draft(meetings, title);
  const { status, body } = await shen.call(wire.publishClass, made);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return made.id;
};
const save = async (id: string, over: (meetings: ClassForm['meetings']) => Partial<ClassForm>) => {
  const { revision, meetings } = (await shen.call(wire.readClassForm, { id })).body;
  const sent = meetings.map(({ room, ...meeting }) => ({ ...meeting, classroomId: room?.id ?? null }));
  return shen.call(wire.saveClass, { id, revision, ...(await classes.classFields({ meetings: sent, ...over(sent) })) });
};

test('[D-189] a class takes its rooms with it: published, moved, named anew, without one, cancelled', async () => {
  const [first, second] = [await rooms.room({ name: '甲厅', place: '主楼' }), await rooms.room()];
  const made = await draft([meetingIn(first, 5, 9), meetingIn(first, 6, 9)]);
  expect(await bookedIn(first)).toEqual([]);
  expect((await shen.call(wire.publishClass, made)).status).toBe(200);
  const { id } = made;
  const [one, two] = [rooms.at(5, 9), rooms.at(6, 9)];
  expect(await bookedIn(first)).toEqual([
    [one, '班组长训练营'],
    [two, '班组长训练营'],
  ]);
  const { location, meetings } = (await lin.call(readClass, { id })).body;
  expect([location, meetings[1]?.location]).toEqual(['甲厅 · 主楼', '甲厅 · 主楼']);
  // The second meeting goes to another room an hour later.
  const moved = await save(id, (sent) => ({
    title: '班组长训练营（二）',
    meetings: sent.map((meeting, index) => (index === 0 ? meeting : { ...meeting, ...meetingIn(second, 6, 10) })),
  }));
  expect(moved.status).toBe(200);
  expect(await bookedIn(first)).toEqual([[one, '班组长训练营（二）']]);
  expect(await bookedIn(second)).toEqual([[rooms.at(6, 10), '班组长训练营（二）']]);
  await save(id, (sent) => ({ meetings: sent.slice(1) }));
  expect(await bookedIn(first)).toEqual([]);
  expect((await shen.call(wire.cancelClass, { id, reason: '讲师生病' })).status).toBe(200);
  expect(await bookedIn(second)).toEqual([]);
});

test('[D-189] a room that is taken or closed refuses the whole change by its name and its meeting; nothing is booked', async () => {
  const [free, taken] = [await rooms.room(), await rooms.room({ name: '乙厅' })];
  await rooms.book('linzhiyuan', taken, rooms.at(6, 9), rooms.at(6, 10));
  const made = await draft([meetingIn(free, 5, 9), meetingIn(taken, 6, 9)]);
  const before = await classes.snapshot();
  const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
  const clash = { status: 422, body: { errorCode: numberOf('class.room-taken'), name: '乙厅', number: 2 } };
  expect(await shen.call(wire.publishClass, made)).toMatchObject(clash);
  expect(await classes.snapshot()).toBe(before);
  const published = await publish([meetingIn(free, 7, 9)]);
  const stood = (await shen.call(wire.readClassForm, { id: published })).body.meetings;
  // The number is that of the order they were sent in.
  const twoRooms = await save(published, (sent) => ({ meetings: [meetingIn(taken, 6, 9), ...sent] }));
  expect(twoRooms).toMatchObject({ body: { errorCode: numberOf('class.room-taken'), name: '乙厅', number: 1 } });
  const night = await rooms.room({ name: '丙厅', opensMinute: 480, closesMinute: 720 });
  const atNight = await save(published, () => ({ meetings: [meetingIn(night, 7, 20)] }));
  expect(atNight).toMatchObject({ body: { errorCode: numberOf('class.room-closed'), name: '丙厅', number: 1 } });
  const unknown = await save(published, () => ({ meetings: [meetingIn('nowhere', 7, 9)] }));
  expect(unknown).toMatchObject(refusal('request.not-found'));
  expect(await bookedIn(night)).toEqual([]);
  expect((await shen.call(wire.readClassForm, { id: published })).body.meetings).toEqual(stood);
});

test('[D-189] a booking of a class is cancelled by nobody elsewhere, counts for nobody, and stays when its author leaves', async () => {
  const room = await rooms.room();
  await publish([meetingIn(room, 5, 9)]);
  const { items } = (await shen.call(listOwnBookings, {})).body;
  const booking = items.find((one) => one.room.id === room);
  expect(booking).toMatchObject({ isOfClass: true, can: { cancel: false } });
  const keeper = await classes.as('luchengze');
  for (const by of [shen, keeper])
    expect(await by.call(cancelBooking, { id: booking?.id ?? '' })).toMatchObject(refusal('classroom.owned'));
  expect(await rooms.close(room)).toMatchObject(refusal('classroom.in-use'));
  const admin = await classes.as('admin');
  await admin.call(changeMemberState, { id: await classes.idOf('shenruoxi'), action: 'leave' });
  expect(await bookedIn(room)).toHaveLength(1);
  const week = (await lin.call(readRoomWeek, { day: rooms.dayOf(rooms.at(5, 9)), pageSize: 20 })).body.items;
  expect(week.flatMap(({ bookings }) => bookings).some(({ isOfClass }) => isOfClass)).toBe(true);
});

test('[D-189] twenty classes want one room and hour at once: one is published, nineteen hear its name', async () => {
  const room = await rooms.room({ name: '丁厅' });
  const author = await classes.as('yewanqing');
  const made = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const fields = await classes.classFields({ meetings: [meetingIn(room, 8, 9)], title: `同一间 ${index}` });
      return (await author.call(wire.createClass, fields)).body;
    }),
  );
  const answers = await Promise.all(made.map((one) => author.call(wire.publishClass, one)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(answer).toMatchObject(refusal('class.room-taken'));
  expect(await bookedIn(room)).toHaveLength(1);
});
