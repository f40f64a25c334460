import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/training/attendance.wire';
import { readClass } from '@shuyuan/contract/training/class.wire';
import { slotAt, slotEnd } from '@shuyuan/contract/training/slot-at';
import { cancelClass, readClassForm, saveClass } from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../world/caller.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let teacher: Caller;
let lin: Caller;
let fang: Caller;
let wen: Caller;
let outsider: Caller;
beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMIT_FACTOR: '1' } });
  classes = classesOf(world);
  const { as } = classes;
  [teacher, lin, fang, wen] = [
    await as('yewanqing'),
    await as('linzhiyuan'),
    await as('fangqiming'),
    await as('wenjiahe'),
  ];
  outsider = await classes.welcomeOutsider();
});
afterAll(() => world.close());

const refusal = (code: keyof typeof errorTable) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number },
});

/** A class whose first meeting begins in some minutes and lasts an hour, with 林知远 and 方启明 in it. */
async function classIn(minutes: number, over: Parameters<typeof classes.publish>[0] = {}) {
  const startTime = world.clock.now() + minutes * minuteMs;
  const first = classes.meeting(0, { startTime, endTime: startTime + hourMs });
  const classId = await classes.publish({ meetings: [first, classes.meeting(30)], ...over });
  for (const person of [lin, fang]) await classes.enrol(person, classId);
  const [meeting] = (await teacher.call(readClassForm, { id: classId })).body.meetings;
  return { classId, meetingId: meeting?.id ?? '' };
}
/** As soon as it is shown, so that it counts for 17 seconds. */
const codeOf = async (meetingId: string) => {
  world.clock.advance(slotEnd(slotAt(world.clock.now())) - world.clock.now());
  const { body } = await teacher.call(wire.readMeetingCode, { meetingId });
  return { ...body, code: new URL(body.url.replace('#/', '')).searchParams.get('code') ?? '' };
};
const scanned = async (code: string) => (await world.visitor.call(wire.scanCode, { code })).body;
const scan = async (code: string) => (await scanned(code)).receipt;
const stateOf = async (meetingId: string, account: string) => {
  const memberId = await classes.idOf(account);
  const { items } = (await teacher.call(wire.listAttendance, { meetingId })).body;
  return items.find((one) => one.memberId === memberId);
};

test('[ENUM-11] somebody scans the code on the screen and is present; the screen counts them', async () => {
  const { classId, meetingId } = await classIn(20);
  const shown = await codeOf(meetingId);
  expect(shown).toMatchObject({ classId, presentCount: 0, enrolledCount: 2, title: '班组长训练营' });
  expect(shown.typed).toMatch(/^\d{6}$/);
  expect(shown.until - shown.now).toBeLessThanOrEqual(15_000);
  expect((await lin.call(readClass, { id: classId })).body.can.checkIn).toBe(true);
  const { receipt, scanTime } = await scanned(shown.code);
  const answer = await lin.call(wire.checkIn, { receipt });
  expect(answer.body).toMatchObject({ classId, state: 'present', notedTime: scanTime });
  expect(await lin.call(wire.checkIn, { receipt })).toMatchObject({ status: 200, body: answer.body });
  expect(await codeOf(meetingId)).toMatchObject({ presentCount: 1 });
  const { can, meetings } = (await lin.call(readClass, { id: classId })).body;
  expect([can.checkIn, meetings.map(({ attendance }) => attendance)]).toEqual([false, ['present', null]]);
  expect(await stateOf(meetingId, 'linzhiyuan')).toMatchObject({ state: 'present', way: 'scan', entryCount: 1 });
});

test('[ENUM-11] the time of the scan survives a sign-in of ten minutes: present, not late', async () => {
  const { meetingId } = await classIn(1);
  const { receipt, scanTime } = await scanned((await codeOf(meetingId)).code);
  world.clock.advance(12 * minuteMs);
  expect((await lin.call(wire.checkIn, { receipt })).body).toMatchObject({ state: 'present', notedTime: scanTime });
  const later = await scan((await codeOf(meetingId)).code);
  expect((await fang.call(wire.checkIn, { receipt: later })).body.state).toBe('late');
  // A second scan makes nobody late.
  const again = await scan((await codeOf(meetingId)).code);
  expect((await lin.call(wire.checkIn, { receipt: again })).body).toMatchObject({ state: 'present' });
});

test('[ENUM-11] refused: a code after its time, changed, of another meeting; a receipt that is old or of no scan', async () => {
  const [here, elsewhere] = [await classIn(10), await classIn(10)];
  const { code } = await codeOf(here.meetingId);
  const [, ...signed] = code.split('.');
  const before = await classes.snapshot();
  for (const wrong of [`${elsewhere.meetingId}.${signed.join('.')}`, `${code}x`, code.slice(0, -1), 'nothing', '..'])
    expect(await world.visitor.call(wire.scanCode, { code: wrong })).toMatchObject(refusal('class.wrong-code'));
  const receipt = await scan(code);
  world.clock.advance(31_000);
  expect(await world.visitor.call(wire.scanCode, { code })).toMatchObject(refusal('class.wrong-code'));
  expect(await lin.call(wire.checkIn, { receipt: `${receipt}x` })).toMatchObject(refusal('class.wrong-code'));
  world.clock.advance(15 * minuteMs);
  expect(await lin.call(wire.checkIn, { receipt })).toMatchObject(refusal('class.wrong-code'));
  expect(await classes.snapshot()).toBe(before);
});

test('[ENUM-11] a scan is one person’s; whoever has no seat, or comes from another company, is not checked in', async () => {
  const { meetingId } = await classIn(10);
  const receipt = await scan((await codeOf(meetingId)).code);
  expect(await callerOf(world.http, null).call(wire.checkIn, { receipt })).toMatchObject({ status: 401 });
  expect(await outsider.call(wire.checkIn, { receipt })).toMatchObject(refusal('class.wrong-code'));
  expect(await wen.call(wire.checkIn, { receipt })).toMatchObject(refusal('class.not-enrolled'));
  await lin.call(wire.checkIn, { receipt });
  const before = await classes.snapshot();
  expect(await fang.call(wire.checkIn, { receipt })).toMatchObject(refusal('class.code-used'));
  expect(await classes.snapshot()).toBe(before);
});

test('[ENUM-11] the digits on the screen are typed, ten times a minute at most', async () => {
  const { classId, meetingId } = await classIn(10);
  const { typed } = await codeOf(meetingId);
  const wrong = String((Number(typed) + 1) % 1_000_000).padStart(6, '0');
  expect(await lin.call(wire.checkInByTypedCode, { classId, typed: wrong })).toMatchObject(refusal('class.wrong-code'));
  expect(await outsider.call(wire.checkInByTypedCode, { classId, typed })).toMatchObject(refusal('request.not-found'));
  expect(await wen.call(wire.checkInByTypedCode, { classId, typed })).toMatchObject(refusal('class.not-enrolled'));
  expect(await lin.call(wire.checkInByTypedCode, { classId, typed: '12' })).toMatchObject(refusal('request.invalid'));
  expect((await lin.call(wire.checkInByTypedCode, { classId, typed })).body).toMatchObject({ state: 'present' });
  const guesses = [];
  for (let n = 0; n < 11; n++)
    guesses.push((await fang.call(wire.checkInByTypedCode, { classId, typed: wrong })).status);
  expect(guesses.at(-1)).toBe(429);
});

test('[ENUM-11] before and after a meeting nobody checks in; of a cancelled class neither', async () => {
  const { meetingId } = await classIn(40);
  expect(await teacher.call(wire.readMeetingCode, { meetingId })).toMatchObject(refusal('class.check-in-closed'));
  const over = await classIn(1);
  const { code } = await codeOf(over.meetingId);
  const cancelled = await classIn(5);
  const receipt = await scan((await codeOf(cancelled.meetingId)).code);
  await teacher.call(cancelClass, { id: cancelled.classId, reason: '讲师生病' });
  expect(await lin.call(wire.checkIn, { receipt })).toMatchObject(refusal('class.check-in-closed'));
  const correction = { memberId: await classes.idOf('linzhiyuan'), state: 'present', reason: '在' } as const;
  const input = { meetingId: cancelled.meetingId, ...correction };
  expect(await teacher.call(wire.correctAttendance, input)).toMatchObject(refusal('class.wrong-state'));
  world.clock.advance(62 * minuteMs);
  expect(await world.visitor.call(wire.scanCode, { code })).toMatchObject(refusal('class.wrong-code'));
  expect(await teacher.call(wire.readMeetingCode, { meetingId: over.meetingId })).toMatchObject(
    refusal('class.check-in-closed'),
  );
});

test('a correction is an entry beside the first, with its author and reason; entries never change', async () => {
  const { meetingId } = await classIn(1);
  world.clock.advance(11 * minuteMs);
  await lin.call(wire.checkIn, { receipt: await scan((await codeOf(meetingId)).code) });
  const memberId = await classes.idOf('linzhiyuan');
  const correction = { meetingId, memberId, state: 'present', reason: '班车晚点' } as const;
  expect((await teacher.call(wire.correctAttendance, correction)).body).toEqual({ state: 'present' });
  const { items } = (await teacher.call(wire.listAttendanceEntries, { meetingId, memberId })).body;
  expect(items.map(({ state, way, reason, recorderName }) => [state, way, reason, recorderName])).toEqual([
    ['present', 'hand', '班车晚点', '叶晚晴'],
    ['late', 'scan', '', '林知远'],
  ]);
  // A scan undoes no correction.
  await teacher.call(wire.correctAttendance, { ...correction, state: 'excused', reason: '临时请假' });
  const answer = await lin.call(wire.checkIn, { receipt: await scan((await codeOf(meetingId)).code) });
  expect(answer.body.state).toBe('excused');
  const found = (state: (typeof wire.attendanceFilters)[number]) =>
    teacher.call(wire.listAttendance, { meetingId, state, search: '林' });
  expect([(await found('excused')).body.recordCount, (await found('unknown')).body.recordCount]).toEqual([1, 0]);
  await expect(world.rows(`update class_attendance_entry set state = 'absent'`)).rejects.toThrow('append only');
});

test('a meeting people were at is not taken out of its class', async () => {
  const { classId, meetingId } = await classIn(1);
  await lin.call(wire.checkIn, { receipt: await scan((await codeOf(meetingId)).code) });
  const { revision } = (await teacher.call(readClassForm, { id: classId })).body;
  const form = await classes.classFields({ meetings: [classes.meeting(30)] });
  const before = await classes.snapshot();
  const answer = await teacher.call(saveClass, { id: classId, revision, ...form });
  expect(answer).toMatchObject(refusal('class.meeting-attended'));
  expect(await classes.snapshot()).toBe(before);
});

test('a check-in and taking its meeting out at once: the one that commits first stands, the other is refused', async () => {
  const save = async (classId: string) => {
    const { revision } = (await teacher.call(readClassForm, { id: classId })).body;
    const form = await classes.classFields({ meetings: [classes.meeting(30)] });
    return () => teacher.call(saveClass, { id: classId, revision, ...form });
  };
  const attended = await classIn(1);
  const entered = `insert into class_attendance_entry
      (id, tenant_id, meeting_id, member_id, way, state, noted_at, recorded_at, recorded_by)
    select 'entered', enrolment.tenant_id, $1, member_id, 'typed', 'present', now(), now(), member_id
    from class_enrolment enrolment where class_id = $2 limit 1`;
  const values = [attended.meetingId, attended.classId];
  expect(await whileChanging(world, { statement: entered, values }, await save(attended.classId))).toMatchObject(
    refusal('class.meeting-attended'),
  );
  const removed = await classIn(1);
  const receipt = await scan((await codeOf(removed.meetingId)).code);
  const statement = 'delete from class_meeting where id = $1';
  const checkIn = () => lin.call(wire.checkIn, { receipt });
  expect(await whileChanging(world, { statement, values: [removed.meetingId] }, checkIn)).toMatchObject(
    refusal('class.wrong-code'),
  );
});

test('refused: who does not manage the class, people without a seat, no reason, unknown meetings; nothing changes', async () => {
  const { meetingId } = await classIn(1);
  const memberId = await classes.idOf('linzhiyuan');
  const correction = { meetingId, memberId, state: 'absent', reason: '没来' } as const;
  const before = await classes.snapshot();
  for (const [by, code] of [
    [lin, 'auth.forbidden'],
    [outsider, 'request.not-found'],
  ] as const) {
    expect(await by.call(wire.readMeetingCode, { meetingId })).toMatchObject(refusal(code));
    expect(await by.call(wire.listAttendance, { meetingId })).toMatchObject(refusal(code));
    expect(await by.call(wire.listAttendanceEntries, { meetingId, memberId })).toMatchObject(refusal(code));
    expect(await by.call(wire.correctAttendance, correction)).toMatchObject(refusal(code));
  }
  const stranger = { ...correction, memberId: await classes.idOf('wenjiahe') };
  expect(await teacher.call(wire.correctAttendance, stranger)).toMatchObject(refusal('class.not-enrolled'));
  expect(await teacher.call(wire.correctAttendance, { ...correction, reason: '' })).toMatchObject(
    refusal('request.invalid'),
  );
  expect(await teacher.call(wire.correctAttendance, { ...correction, meetingId: 'none' })).toMatchObject(
    refusal('request.not-found'),
  );
  expect(await classes.snapshot()).toBe(before);
});

test('twenty scans of one person at once are one entry', async () => {
  const { meetingId } = await classIn(1);
  const { code } = await codeOf(meetingId);
  const receipts = await Promise.all(Array.from({ length: 20 }, () => scan(code)));
  const answers = await Promise.all(receipts.map((receipt) => lin.call(wire.checkIn, { receipt })));
  expect(new Set(answers.map(({ body }) => body.state))).toEqual(new Set(['present']));
  const rows = await world.rows('select 1 from class_attendance_entry where meeting_id = $1', [meetingId]);
  expect(rows).toHaveLength(1);
});
