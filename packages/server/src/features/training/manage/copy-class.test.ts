import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { applyForClass } from '@shuyuan/contract/training/enrolment.wire';
import * as wire from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { classroomsOf } from '../../../world/tests/training/test-classrooms.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let rooms: ReturnType<typeof classroomsOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  [classes, rooms] = [classesOf(world), classroomsOf(world)];
  shen = await classes.as('shenruoxi');
});
afterAll(() => world.close());

const meetingAt = (startTime: number, classroomId: string | null) => ({
  title: '现场',
  startTime,
  endTime: startTime + 2 * hourMs,
  classroomId,
  location: '东门',
  url: null,
  lecturerName: '顾怀谦',
});

test('[ENUM-11] a copy is a draft of one’s own at its new days, with the same hours, and without people and rooms', async () => {
  const room = await rooms.room();
  const [first, second] = [rooms.at(5, 9), rooms.at(7, 14)];
  const closeTime = first - dayMs;
  const meetings = [meetingAt(first, room), meetingAt(second, null)];
  const id = await classes.publish({ meetings, closeTime, title: '可以再办一期' });
  await (await classes.as('linzhiyuan')).call(applyForClass, { id });
  const day = addDays(rooms.dayOf(first), 28);
  const copy = (await shen.call(wire.copyClass, { id, day })).body;
  const form = (await shen.call(wire.readClassForm, copy)).body;
  expect(form).toMatchObject({
    state: 'draft',
    title: '可以再办一期',
    seatsTaken: 0,
    closeTime: closeTime + 28 * dayMs,
    meetings: [
      { startTime: first + 28 * dayMs, endTime: first + 28 * dayMs + 2 * hourMs, room: null, location: '东门' },
      { startTime: second + 28 * dayMs, room: null },
    ],
  });
  const known = (await shen.call(wire.readClassForm, { id })).body;
  expect([known.state, known.seatsTaken, known.meetings[0]?.startTime]).toEqual(['published', 1, first]);
  expect((await shen.call(wire.publishClass, copy)).status).toBe(200);
});

test('[ENUM-11] copying is refused to outsiders, learners and those who do not manage it, and to a day that is none', async () => {
  const id = await classes.publish({ title: '不给抄' });
  const [outsider, learner] = [await classes.welcomeOutsider(), await classes.as('linzhiyuan')];
  const lecturer = await classes.as('guhuaiqian');
  const before = await classes.snapshot();
  const copy = async (by: Caller, day = '2027-05-03') => (await by.call(wire.copyClass, { id, day })).status;
  expect(await copy(outsider)).toBe(errorTable['request.not-found'].status);
  expect(await copy(learner)).toBe(errorTable['auth.forbidden'].status);
  expect(await copy(lecturer)).toBe(errorTable['auth.forbidden'].status);
  expect(await copy(shen, '2027-02-30')).toBe(errorTable['request.invalid'].status);
  expect((await shen.call(wire.copyClass, { id: 'nothing', day: '2027-05-03' })).status).toBe(404);
  expect(await classes.snapshot()).toBe(before);
});
