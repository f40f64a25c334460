import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { changeMemberState } from '@shuyuan/contract/people/members.wire';
import { readClass } from '@shuyuan/contract/training/class.wire';
import * as wire from '@shuyuan/contract/training/enrolment.wire';
import { cancelClass } from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';
import { sweepClasses } from './sweep-classes.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let shen: Caller;
let lin: Caller;
let fang: Caller;
let wen: Caller;
let outsider: Caller;
beforeAll(async () => {
  world = await openWorld();
  classes = classesOf(world);
  const { as } = classes;
  [shen, lin, fang, wen] = [
    await as('shenruoxi'),
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
const setBack = (id: string, by: string) =>
  world.rows(
    `update training_class set starts_at = starts_at - interval '${by}', ends_at = ends_at - interval '${by}' where id = $1`,
    [id],
  );
const ownOf = async (by: Caller, id: string) => (await by.call(readClass, { id })).body.enrolment;
const noticesAbout = async (id: string) => {
  await deliverNotices(world, 'class');
  return (await world.rows('select text from notification where subject_id = $1 order by text', [id])).map(
    ({ text }) => text,
  );
};
const peopleOf = async (id: string) => (await shen.call(wire.listEnrolments, { id })).body.items;
const toEnrolment = async (id: string, account: string) => {
  const [memberId, items] = [await classes.idOf(account), await peopleOf(id)];
  return items.find((one) => one.memberId === memberId)?.id ?? '';
};

test('[D-183] a seat, the waiting list, and the seat that was given up is the next one’s', async () => {
  const id = await classes.publish({ seats: 1 });
  expect(await classes.enrol(lin, id)).toEqual({ state: 'enrolled', waitingPosition: null });
  expect(await classes.enrol(fang, id)).toEqual({ state: 'waiting', waitingPosition: 1 });
  expect(await classes.enrol(wen, id)).toEqual({ state: 'waiting', waitingPosition: 2 });
  expect((await lin.call(wire.cancelEnrolment, { id })).body).toEqual({ promotedCount: 1 });
  expect(await ownOf(fang, id)).toEqual({ state: 'enrolled', waitingPosition: null });
  expect(await ownOf(wen, id)).toEqual({ state: 'waiting', waitingPosition: 1 });
  expect(await ownOf(lin, id)).toBeNull();
  expect(await noticesAbout(id)).toEqual(['promoted']);
  // Whoever comes again stands at the end.
  expect(await classes.enrol(lin, id)).toEqual({ state: 'waiting', waitingPosition: 2 });
});

test('[D-183] refused: full with its waiting list, twice, before the opening, after the closing, cancelled', async () => {
  const full = await classes.publish({ seats: 1, waitingMax: 1 });
  await classes.enrol(lin, full);
  await classes.enrol(fang, full);
  const early = await classes.publish({ openTime: world.clock.now() + dayMs });
  const late = await classes.publish({ closeTime: world.clock.now() + hourMs });
  await world.rows('update training_class set closes_at = $2 where id = $1', [late, new Date(world.clock.now())]);
  const begun = await classes.publish();
  await setBack(begun, '10 days');
  const cancelled = await classes.publish();
  await shen.call(cancelClass, { id: cancelled, reason: '人数不足' });
  const before = await classes.snapshot();
  const apply = (by: Caller, id: string) => by.call(wire.applyForClass, { id });
  expect(await apply(wen, full)).toMatchObject(refusal('class.seats-taken'));
  expect(await apply(lin, full)).toMatchObject(refusal('class.applied-already'));
  for (const id of [early, late, begun, cancelled])
    expect(await apply(wen, id)).toMatchObject(refusal('class.enrolment-closed'));
  expect(await classes.snapshot()).toBe(before);
});

test('[D-183] refused: visitors, outsiders, drafts, people it is not for; nothing changes', async () => {
  const draft = await classes.draft();
  const memberIds = [await classes.idOf('linzhiyuan')];
  const audience = {
    isEveryone: false,
    organizationIds: [],
    positionIds: [],
    topicIds: [],
    memberIds,
    joinedSince: null,
  };
  const id = await classes.publish({ audience });
  const before = await classes.snapshot();
  for (const endpoint of [wire.applyForClass, wire.cancelEnrolment]) {
    expect((await callerOf(world.http, null).call(endpoint, { id })).status).toBe(401);
    expect(await outsider.call(endpoint, { id })).toMatchObject(refusal('request.not-found'));
  }
  expect(await lin.call(wire.applyForClass, { id: draft })).toMatchObject(refusal('request.not-found'));
  expect(await wen.call(wire.applyForClass, { id })).toMatchObject(refusal('class.not-in-audience'));
  expect(await shen.call(wire.applyForClass, { id })).toMatchObject(refusal('class.not-in-audience'));
  expect(await lin.call(wire.cancelEnrolment, { id })).toMatchObject(refusal('class.not-enrolled'));
  expect(await classes.snapshot()).toBe(before);
});

test('a seat is kept within the hours before the start; whoever waits leaves until then', async () => {
  const id = await classes.publish({ seats: 1 });
  await classes.enrol(lin, id);
  await classes.enrol(fang, id);
  await setBack(id, '9 days 12 hours');
  expect(await lin.call(wire.cancelEnrolment, { id })).toMatchObject(refusal('class.too-late'));
  expect((await fang.call(wire.cancelEnrolment, { id })).body).toEqual({ promotedCount: 0 });
});

test('whoever leaves the company frees a seat, and the clock gives it to who waits', async () => {
  const id = await classes.publish({ seats: 1 });
  await classes.enrol(await classes.as('tanmuyang'), id);
  await classes.enrol(lin, id);
  const admin = await classes.as('admin');
  await admin.call(changeMemberState, { id: await classes.idOf('tanmuyang'), action: 'leave' });
  expect(await ownOf(lin, id)).toEqual({ state: 'waiting', waitingPosition: 1 });
  await sweepClasses(world.installation.system);
  expect(await ownOf(lin, id)).toEqual({ state: 'enrolled', waitingPosition: null });
});

test('managers add people by hand, whom it is for or not, and never overfill', async () => {
  const id = await classes.publish({ seats: 2, waitingMax: 0 });
  await classes.enrol(lin, id);
  const memberIds = await Promise.all(['linzhiyuan', 'fangqiming', 'wenjiahe'].map(classes.idOf));
  const teacher = await classes.as('yewanqing');
  expect((await teacher.call(wire.addToClass, { id, memberIds })).body).toEqual({
    enrolledCount: 1,
    waitingCount: 1,
    knownCount: 1,
  });
  expect(await noticesAbout(id)).toEqual(['added', 'addedWaiting']);
  expect((await peopleOf(id)).map(({ fullName, state }) => `${fullName} ${state}`)).toEqual([
    '林知远 enrolled',
    '方启明 enrolled',
    '温嘉禾 waiting',
  ]);
  expect((await shen.call(wire.listEnrolments, { id, search: '温嘉', state: 'waiting' })).body.recordCount).toBe(1);
});

test('somebody who is removed is told why, and the first who waits moves up', async () => {
  const id = await classes.publish({ seats: 1 });
  await classes.enrol(lin, id);
  await classes.enrol(fang, id);
  const input = { id, enrolmentId: await toEnrolment(id, 'linzhiyuan'), reason: '岗位变动' };
  expect((await shen.call(wire.removeFromClass, input)).body).toEqual({ promotedCount: 1 });
  expect(await noticesAbout(id)).toEqual(['promoted', 'removed']);
  const before = await classes.snapshot();
  expect(await shen.call(wire.removeFromClass, input)).toMatchObject(refusal('class.wrong-state'));
  expect(await classes.snapshot()).toBe(before);
});

test('[D-183] refused: who does not manage the class, people nobody knows, a class that is over', async () => {
  const id = await classes.publish();
  await classes.enrol(lin, id);
  const over = await classes.publish();
  await setBack(over, '20 days');
  const memberIds = [await classes.idOf('wenjiahe')];
  const removal = { id, enrolmentId: await toEnrolment(id, 'linzhiyuan'), reason: '无' };
  const before = await classes.snapshot();
  for (const [by, code] of [
    [lin, 'auth.forbidden'],
    [outsider, 'request.not-found'],
  ] as const) {
    expect(await by.call(wire.listEnrolments, { id })).toMatchObject(refusal(code));
    expect(await by.call(wire.addToClass, { id, memberIds })).toMatchObject(refusal(code));
    expect(await by.call(wire.removeFromClass, removal)).toMatchObject(refusal(code));
  }
  const unknown = { ...removal, enrolmentId: 'nobody' };
  expect(await shen.call(wire.removeFromClass, unknown)).toMatchObject(refusal('request.not-found'));
  const strangers = { id, memberIds: ['nobody'] };
  expect(await shen.call(wire.addToClass, strangers)).toMatchObject(refusal('class.unknown-person'));
  expect(await shen.call(wire.addToClass, { id: over, memberIds })).toMatchObject(refusal('class.wrong-state'));
  expect(await shen.call(wire.removeFromClass, { ...removal, reason: '' })).toMatchObject(refusal('request.invalid'));
  expect(await classes.snapshot()).toBe(before);
});

test('an application nobody decided is closed when the class begins, and its writer is told once', async () => {
  const id = await classes.publish({ needsApproval: true });
  await classes.enrol(lin, id);
  const sweep = () => sweepClasses(world.installation.system);
  await sweep();
  expect(await ownOf(lin, id)).toMatchObject({ state: 'applied' });
  await setBack(id, '10 days 1 hour');
  await sweep();
  await sweep();
  expect(await ownOf(lin, id)).toBeNull();
  const { body } = await lin.call(readClass, { id });
  expect(body.endedEnrolment).toEqual({ state: 'expired', reason: '' });
  expect(await noticesAbout(id)).toEqual(['applications', 'expired']);
  const { items } = (await shen.call(wire.listEnrolments, { id, state: 'expired' })).body;
  const late = { id, enrolmentId: items[0]?.id ?? '' };
  expect(await shen.call(wire.approveApplication, late)).toMatchObject(refusal('class.wrong-state'));
});
