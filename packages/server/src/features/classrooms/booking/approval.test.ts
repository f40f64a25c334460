import { listTasks } from '@shuyuan/contract/centre/task.wire';
import * as wire from '@shuyuan/contract/classrooms/booking.wire';
import { createRoom } from '@shuyuan/contract/classrooms/classroom.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { classroomsOf, roomFields } from '../../../world/tests/training/test-classrooms.ts';
import { crowdOf } from '../../../world/test-crowd.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';
import { expireBookings } from './expire-bookings.ts';

type Caller = Awaited<ReturnType<ReturnType<typeof classroomsOf>['as']>>;

let world: TestWorld;
let rooms: ReturnType<typeof classroomsOf>;
let lin: Caller;
let gu: Caller;
let lu: Caller;
let guId: string;
beforeAll(async () => {
  world = await openWorld({ env: { DATABASE_POOL: '20' } });
  rooms = classroomsOf(world);
  [lin, gu, lu] = [await rooms.as('linzhiyuan'), await rooms.as('guhuaiqian'), await rooms.as('luchengze')];
  guId = await classesOf(world).idOf('guhuaiqian');
});
afterAll(() => world.close());

const refusal = (code: keyof typeof errorTable) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number },
});
/** A room whose bookings 顾怀谦 agrees to. */
const askedRoom = (name: string) => rooms.room({ name, approverId: guId });
const ask = async (name: string, days = 1) => {
  const room = await askedRoom(name);
  const from = rooms.at(days, 9);
  return { room, from, id: (await rooms.book('linzhiyuan', room, from, from + hourMs)).body.id };
};
const stateOf = async (id: string) =>
  (await world.rows('select state, refusal from classroom_booking where id = $1', [id]))[0];
const noticesAbout = async (id: string) => {
  await deliverNotices(world, 'classroom');
  const rows = await world.rows(
    `select notification.text, account, link from notification join member on member.id = member_id
     where subject_id = $1 order by notification.created_at, notification.text`,
    [id],
  );
  return rows.map(({ text, account, link }) => [text, account, link]);
};
const waitingOf = async (by: Caller) => (await by.call(wire.listWaitingBookings, { pageSize: 100 })).body;

test('[D-189] a booking waits and holds its time; agreed to it stands, and both sides hear of it', async () => {
  const { room, from, id } = await ask('听泉厅');
  expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
  expect(await rooms.book('hejingxing', room, from, from + hourMs)).toMatchObject(refusal('classroom.taken'));
  const week = await lin.call(wire.readRoomWeek, { day: rooms.dayOf(from), search: '听泉' });
  expect(week.body.items[0]?.bookings).toMatchObject([{ state: 'waiting', can: { cancel: true, decide: false } }]);
  expect(await rooms.close(room)).toMatchObject(refusal('classroom.in-use'));
  const { items, isApprover } = await waitingOf(gu);
  expect([isApprover, items.map((one) => one.id)]).toEqual([true, [id]]);
  expect((await waitingOf(lu)).items.map((one) => one.id)).toContain(id);
  expect(await waitingOf(lin)).toMatchObject({ items: [], isApprover: false });
  const tasks = (await gu.call(listTasks, { kind: 'room' })).body.items;
  expect(tasks).toMatchObject([{ id, title: '部门例会 · 听泉厅', starterName: '林知远', dueTime: from }]);
  expect((await gu.call(wire.approveBooking, { id })).body).toEqual({ id, state: 'booked' });
  expect((await gu.call(listTasks, { kind: 'room' })).body.items).toEqual([]);
  expect(await noticesAbout(id)).toEqual([
    ['waiting', 'guhuaiqian', '/classroom-book?view=waiting'],
    ['approved', 'linzhiyuan', '/classroom-book?view=mine'],
  ]);
});

test('[D-189] refused with a reason its booker reads, the time is free at once; cancelled by the keeper, the booker hears of it', async () => {
  const { room, from, id } = await ask('听雪厅', 2);
  expect((await gu.call(wire.refuseBooking, { id, reason: '当天检修' })).body).toEqual({ id, state: 'refused' });
  const own = (await lin.call(wire.listOwnBookings, { isPast: true })).body.items;
  expect(own.find((one) => one.id === id)).toMatchObject({ state: 'refused', refusal: '当天检修' });
  const next = await rooms.book('hejingxing', room, from, from + hourMs);
  expect(next.body).toMatchObject({ state: 'waiting' });
  await lu.call(wire.cancelBooking, { id: next.body.id });
  expect((await noticesAbout(next.body.id)).map(([text, account]) => [text, account])).toEqual([
    ['waiting', 'guhuaiqian'],
    ['cancelled', 'hejingxing'],
  ]);
});

test('[D-189] whoever decides books without asking; the keeper and the approver need nobody', async () => {
  const room = await askedRoom('自在厅');
  for (const [account, hour] of [
    ['guhuaiqian', 9],
    ['luchengze', 11],
  ] as const) {
    const from = rooms.at(3, hour);
    expect((await rooms.book(account, room, from, from + hourMs)).body.state).toBe('booked');
  }
});

test('[D-189] nobody else decides, and nothing twice or once it has begun; nothing changes', async () => {
  const { id } = await ask('听涛厅', 4);
  const outsider = await rooms.outsider();
  const he = await rooms.as('hejingxing');
  const before = await rooms.snapshot();
  for (const [by, code] of [
    [outsider, 'request.not-found'],
    [he, 'auth.forbidden'],
    [lin, 'auth.forbidden'],
  ] as const) {
    expect(await by.call(wire.approveBooking, { id })).toMatchObject(refusal(code));
    expect(await by.call(wire.refuseBooking, { id, reason: '不行' })).toMatchObject(refusal(code));
  }
  expect((await gu.call(wire.refuseBooking, { id, reason: ' ' })).status).toBe(422);
  expect(await gu.call(wire.refuseBooking, { id, reason: '代开发票' })).toMatchObject(refusal('sensitive.found'));
  expect((await gu.call(wire.approveBooking, { id: 'nothing' })).status).toBe(404);
  expect(await rooms.snapshot()).toBe(before);
  await lin.call(wire.cancelBooking, { id });
  const cancelled = await rooms.snapshot();
  expect(await gu.call(wire.approveBooking, { id })).toMatchObject(refusal('classroom.wrong-state'));
  expect(await gu.call(wire.refuseBooking, { id, reason: '不行' })).toMatchObject(refusal('classroom.wrong-state'));
  expect(await rooms.snapshot()).toBe(cancelled);
});

test('[D-189] what nobody decided on when it begins is closed once, and its booker hears of it', async () => {
  const { id } = await ask('迟迟厅', 5);
  const { system } = world.installation;
  await expireBookings(system);
  expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
  await world.rows(
    "update classroom_booking set starts_at = $2::timestamptz - interval '1 minute', ends_at = $2::timestamptz where id = $1",
    [id, new Date(world.clock.now())],
  );
  expect(await gu.call(wire.approveBooking, { id })).toMatchObject(refusal('classroom.wrong-state'));
  await expireBookings(system);
  await expireBookings(system);
  expect(await stateOf(id)).toMatchObject({ state: 'refused' });
  expect((await noticesAbout(id)).map(([text]) => text)).toEqual(['waiting', 'expired']);
});

test('[D-189] the room of a class waits, too; the approver is a colleague at work', async () => {
  const room = await askedRoom('讲堂');
  const classes = classesOf(world);
  const startTime = rooms.at(6, 9);
  const meeting = { title: '', startTime, endTime: startTime + hourMs, location: '', url: null, lecturerName: '' };
  await classes.publish({ meetings: [{ ...meeting, classroomId: room }] });
  const waiting = (await waitingOf(gu)).items.find((one) => one.room.id === room);
  expect(waiting).toMatchObject({ isOfClass: true, can: { cancel: false, decide: true } });
  const before = await rooms.snapshot();
  const wrong = await lu.call(createRoom, { ...roomFields, name: '无人厅', approverId: 'nobody' });
  expect(wrong).toMatchObject(refusal('classroom.unknown-person'));
  expect(await rooms.snapshot()).toBe(before);
});

test('[D-189] 100 requests for one hour at once: one waits; of two decisions at once one holds', async () => {
  const room = await askedRoom('万人厅');
  const crowd = await crowdOf(world, 100);
  const [from, to] = [rooms.at(7, 9), rooms.at(7, 10)];
  const answers = await Promise.all(crowd.map((caller) => caller.call(wire.bookRoom, rooms.bookingOf(room, from, to))));
  const won = answers.filter(({ status }) => status === 200);
  expect(won.map(({ body }) => body.state)).toEqual(['waiting']);
  const id = won[0]?.body.id ?? '';
  const decisions = await Promise.all([
    gu.call(wire.approveBooking, { id }),
    lu.call(wire.refuseBooking, { id, reason: '另有安排' }),
    gu.call(wire.approveBooking, { id }),
  ]);
  expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
});
