import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/training/attendance.wire';
import { readClassForm } from '@shuyuan/contract/training/manage-class.wire';
import { slotAt, slotEnd } from '@shuyuan/contract/training/slot-at';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
beforeAll(async () => {
  world = await openWorld();
  classes = classesOf(world);
});
afterAll(() => world.close());

const people = ['linzhiyuan', 'fangqiming', 'wenjiahe', 'tangyuwei', 'duyinuo'] as const;
const teacher = () => classes.as('yewanqing');
const codeNumber = (code: keyof typeof errorTable) => errorTable[code].number;

/** A meeting that is on, with five people in it of whom four scanned its code. */
async function begin() {
  const startTime = world.clock.now() + 10 * minuteMs;
  const first = classes.meeting(0, { startTime, endTime: startTime + hourMs });
  const classId = await classes.publish({ meetings: [first, classes.meeting(30)], seats: null });
  for (const account of people) await classes.enrol(await classes.as(account), classId);
  const [meeting] = (await (await teacher()).call(readClassForm, { id: classId })).body.meetings;
  const meetingId = meeting?.id ?? '';
  world.clock.advance(slotEnd(slotAt(world.clock.now())) - world.clock.now());
  const { url } = (await (await teacher()).call(wire.readMeetingCode, { meetingId })).body;
  const code = new URL(url.replace('#/', '')).searchParams.get('code') ?? '';
  for (const account of people.slice(0, 4)) {
    const { receipt } = (await world.visitor.call(wire.scanCode, { code })).body;
    expect((await (await classes.as(account)).call(wire.checkIn, { receipt })).status).toBe(200);
  }
  const ids = await Promise.all(people.map((account) => classes.idOf(account)));
  return { classId, meetingId, ids };
}
const drawn = async (meetingId: string) =>
  (await (await teacher()).call(wire.drawSpotCheck, { meetingId })).body.items.map(({ memberId }) => memberId);

test('[ENUM-11] a spot check draws three by chance of those a code checked in, and nobody who was confirmed or corrected', async () => {
  const { meetingId, ids } = await begin();
  const seen = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const items = await drawn(meetingId);
    expect(new Set(items).size).toBe(3);
    for (const id of items) seen.add(id);
  }
  expect([...seen].toSorted()).toEqual(ids.slice(0, 4).toSorted());
  const [lin = '', fang = '', wen = '', tang = ''] = ids;
  world.clock.advance(minuteMs);
  const confirmed = await (await teacher()).call(wire.confirmAttendance, { meetingId, memberId: lin });
  expect(confirmed).toMatchObject({ status: 200, body: { state: 'present' } });
  const correction = { meetingId, memberId: fang, state: 'absent', reason: '不在场' } as const;
  expect((await (await teacher()).call(wire.correctAttendance, correction)).status).toBe(200);
  expect((await drawn(meetingId)).toSorted()).toEqual([wen, tang].toSorted());

  // An entry beside the scan, by whoever saw them; when they came stays.
  const { items } = (await (await teacher()).call(wire.listAttendanceEntries, { meetingId, memberId: lin })).body;
  expect(items).toMatchObject([
    { way: 'confirmed', state: 'present', recorderName: '叶晚晴' },
    { way: 'scan', state: 'present' },
  ]);
  expect(items[0]?.notedTime).toBe(items[1]?.notedTime);
  await expect(
    world.rows("update class_attendance_entry set state = 'absent' where way = 'confirmed'"),
  ).rejects.toThrow(/append only/);
});

test('[ENUM-11] refused: others, visitors, companies; nobody a code checked in, no seat, twice at once, after the meeting; nothing changed', async () => {
  const { meetingId, ids } = await begin();
  const [lin = '', fang = '', , , du = ''] = ids;
  const outsider = await classes.welcomeOutsider();
  const before = await classes.snapshot();
  const callers = [await classes.as('linzhiyuan'), outsider, world.visitor];
  const statuses = await Promise.all(
    callers.flatMap((caller) => [
      caller.call(wire.drawSpotCheck, { meetingId }),
      caller.call(wire.confirmAttendance, { meetingId, memberId: lin }),
    ]),
  );
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 404, 404, 401, 401]);
  const confirm = async (memberId: string) => (await teacher()).call(wire.confirmAttendance, { meetingId, memberId });
  expect((await confirm(du)).body.errorCode).toBe(codeNumber('request.stale'));
  const stranger = await classes.idOf('mengxinlan');
  expect((await confirm(stranger)).body.errorCode).toBe(codeNumber('class.not-enrolled'));
  expect((await confirm('')).status).toBe(422);
  expect(await classes.snapshot()).toBe(before);
  const twice = await Promise.all([confirm(fang), confirm(fang)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, errorTable['request.stale'].status].toSorted());
  const after = await classes.snapshot();
  world.clock.advance(2 * hourMs);
  expect((await confirm(lin)).body.errorCode).toBe(codeNumber('class.check-in-closed'));
  const late = await (await teacher()).call(wire.drawSpotCheck, { meetingId });
  expect(late.status).toBe(errorTable['class.check-in-closed'].status);
  expect(await classes.snapshot()).toBe(after);
});
