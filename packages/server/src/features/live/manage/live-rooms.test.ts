import { agree, refuse } from '@shuyuan/contract/approval/approval.wire';
import { cancelBooking, readRoomWeek } from '@shuyuan/contract/classrooms/booking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classroomsOf } from '../../../world/tests/training/test-classrooms.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';

let world: TestWorld;
let lives: ReturnType<typeof livesOf>;
let rooms: ReturnType<typeof classroomsOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld({ env: { DATABASE_POOL: '20' } });
  [lives, rooms] = [livesOf(world), classroomsOf(world)];
  shen = await lives.as('shenruoxi');
});
afterAll(() => world.close());

const { apply, update, get, withdraw, publish, submitApproval } = nativeManage;
const refusal = (code: keyof typeof errorTable, name?: string) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number, ...(name !== undefined && { name }) },
});
const bookedIn = async (classroomId: string) => {
  const rows = await world.rows(
    `select starts_at, ends_at, title from classroom_booking where classroom_id = $1 and state = 'booked'
     order by starts_at`,
    [classroomId],
  );
  return rows.map(({ starts_at: from, ends_at: to, title }) => [
    Date.parse(String(from)),
    Date.parse(String(to)),
    title,
  ]);
};
const snapshot = async () => [await lives.snapshot(), await rooms.snapshot()];
const liveIn = (classroomId: string, startTime: number) =>
  lives.application({ classroomId, startTime, estimateDuration: 60, subject: '工艺直播' });
const save = async (id: string, over: object) => {
  const { version, startTime } = (await shen.call(get, { id })).body;
  return shen.call(update, { id, version, ...liveIn('', startTime), classroomId: undefined, ...over });
};

test('[D-189] a live takes its room with it: applied for, moved, named anew, into another one, without one', async () => {
  const [first, second] = [await rooms.room({ name: '云厅', place: '主楼' }), await rooms.room()];
  const from = rooms.at(5, 9);
  const { id } = (await shen.call(apply, liveIn(first, from + 5 * minuteMs))).body;
  // The whole quarters it touches.
  expect(await bookedIn(first)).toEqual([[from, from + 75 * minuteMs, '工艺直播']]);
  await lives.runJobs(['live:provision']);
  expect(await lives.statusOf(id)).toBe(1);
  expect(await bookedIn(first)).toHaveLength(1);
  const detail = (await shen.call(nativeCommunity.detail, { id })).body;
  expect(detail.room).toEqual({ id: first, name: '云厅', place: '主楼' });
  expect(String((await shen.call(nativeCommunity.calendar, { id })).body)).toContain('LOCATION:云厅\\, 主楼');
  const later = rooms.at(6, 10);
  expect((await save(id, { ...liveIn(first, later), subject: '工艺直播（二）' })).status).toBe(200);
  expect(await bookedIn(first)).toEqual([[later, later + hourMs, '工艺直播（二）']]);
  expect((await save(id, liveIn(second, later))).status).toBe(200);
  expect([await bookedIn(first), await bookedIn(second)]).toEqual([[], [[later, later + hourMs, '工艺直播']]]);
  expect((await save(id, { startTime: later })).status).toBe(200);
  expect(await bookedIn(second)).toEqual([]);
  expect((await shen.call(get, { id })).body.room).toBeNull();
});

test('[D-189] withdrawn, a live frees its room; published again it wants it back, and hears when it is gone', async () => {
  const room = await rooms.room({ name: '云二厅' });
  const from = rooms.at(7, 9);
  const { id } = (await shen.call(apply, liveIn(room, from))).body;
  await lives.runJobs(['live:provision']);
  expect((await shen.call(withdraw, { id })).status).toBe(200);
  expect(await bookedIn(room)).toEqual([]);
  expect((await shen.call(publish, { id })).status).toBe(200);
  expect(await bookedIn(room)).toHaveLength(1);
  await shen.call(withdraw, { id });
  await rooms.book('linzhiyuan', room, from, from + hourMs);
  const before = await snapshot();
  expect(await shen.call(publish, { id })).toMatchObject(refusal('live.room-taken', '云二厅'));
  expect(await snapshot()).toEqual(before);
});

test('[D-189] a room that is taken, closed then or unknown refuses the live and its change; nothing is written', async () => {
  const [taken, early] = [await rooms.room({ name: '云三厅' }), await rooms.room({ name: '晨厅', closesMinute: 720 })];
  const from = rooms.at(8, 14);
  await rooms.book('linzhiyuan', taken, from, from + hourMs);
  const { id } = (await shen.call(apply, lives.application({ startTime: from }))).body;
  const before = await snapshot();
  expect(await shen.call(apply, liveIn(taken, from))).toMatchObject(refusal('live.room-taken', '云三厅'));
  expect(await save(id, liveIn(taken, from))).toMatchObject(refusal('live.room-taken', '云三厅'));
  expect(await shen.call(apply, liveIn(early, from))).toMatchObject(refusal('live.room-closed', '晨厅'));
  expect(await shen.call(apply, liveIn('nowhere', from))).toMatchObject(refusal('request.not-found'));
  expect(await snapshot()).toEqual(before);
  const outsider = await rooms.outsider();
  expect((await outsider.call(update, { id, version: 1, ...liveIn(taken, from) })).status).toBe(404);
  const learner = await lives.as('linzhiyuan');
  await lives.runJobs(['live:provision']);
  const published = await snapshot();
  expect((await learner.call(update, { id, version: 1, ...liveIn(taken, from) })).status).toBe(403);
  expect(await snapshot()).toEqual(published);
});

test('[D-189] the booking of a live is changed by the live alone, and stays when its author leaves', async () => {
  const room = await rooms.room();
  const from = rooms.at(9, 9);
  await shen.call(apply, liveIn(room, from));
  const lin = await lives.as('linzhiyuan');
  const { items } = (await lin.call(readRoomWeek, { day: rooms.dayOf(from), pageSize: 20, search: '测试教室' })).body;
  const booking = items.flatMap(({ bookings }) => bookings).find(({ isOfLive }) => isOfLive);
  expect(booking).toMatchObject({ isOfClass: false, can: { cancel: false } });
  for (const by of [shen, await lives.as('luchengze')])
    expect(await by.call(cancelBooking, { id: booking?.id ?? '' })).toMatchObject(refusal('classroom.owned'));
  await world.rows(`update member set state = 'left', updated_at = now() where id = $1 returning id`, [
    await lives.idOf('shenruoxi'),
  ]);
  expect(await bookedIn(room)).toHaveLength(1);
  await world.rows(`update member set state = 'active' where id = $1 returning id`, [await lives.idOf('shenruoxi')]);
});

test('[D-189] the room is held while approvers decide, freed when they refuse, asked for again with the live', async () => {
  const room = await rooms.room({ name: '云四厅' });
  const from = rooms.at(10, 9);
  const jiang = await lives.as('jiangshuyi');
  await lives.setSwitch('APPROVAL_SWITCH', '1');
  const { id, processInstanceId: process } = (await shen.call(apply, liveIn(room, from))).body;
  expect(await bookedIn(room)).toHaveLength(1);
  expect(await shen.call(apply, liveIn(room, from))).toMatchObject(refusal('live.room-taken', '云四厅'));
  await jiang.call(refuse, { id: String(process), comment: '请换一天' });
  await lives.runJobs(['live:approval-outcome']);
  expect(await bookedIn(room)).toEqual([]);
  await rooms.book('linzhiyuan', room, from, from + hourMs);
  expect(await shen.call(submitApproval, { id })).toMatchObject(refusal('live.room-taken', '云四厅'));
  const later = from + 2 * hourMs;
  expect((await save(id, liveIn(room, later))).status).toBe(200);
  expect(await bookedIn(room)).toHaveLength(1);
  expect((await shen.call(submitApproval, { id })).status).toBe(200);
  await jiang.call(agree, { id: String(process) });
  await lives.runJobs(['live:approval-outcome', 'live:provision']);
  await lives.runJobs(['live:provision']);
  expect(await lives.statusOf(id)).toBe(1);
  expect((await bookedIn(room)).map(([at]) => at)).toEqual([from, later]);
  await lives.setSwitch('APPROVAL_SWITCH', '0');
});

test('[D-189] twenty lives want one room and hour at once: one has it, nineteen hear its name', async () => {
  const room = await rooms.room({ name: '云五厅' });
  const wanted = Array.from({ length: 20 }, () => shen.call(apply, liveIn(room, rooms.at(11, 9))));
  const answers = await Promise.all(wanted);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(answer).toMatchObject(refusal('live.room-taken', '云五厅'));
  expect(await bookedIn(room)).toHaveLength(1);
});
