import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readClass } from '@shuyuan/contract/training/class.wire';
import * as wire from '@shuyuan/contract/training/enrolment.wire';
import { listManagedClasses, readClassForm } from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { crowdOf } from '../../../world/test-crowd.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let shen: Caller;
let teacher: Caller;
let lin: Caller;
let fang: Caller;
let wen: Caller;
let outsider: Caller;
beforeAll(async () => {
  world = await openWorld({ env: { DATABASE_POOL: '20' } });
  classes = classesOf(world);
  const { as } = classes;
  [shen, teacher] = [await as('shenruoxi'), await as('yewanqing')];
  [lin, fang, wen] = [await as('linzhiyuan'), await as('fangqiming'), await as('wenjiahe')];
  outsider = await classes.welcomeOutsider();
});
afterAll(() => world.close());

const refusal = (code: keyof typeof errorTable) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number },
});
const publish = (seats: number) => classes.publish({ needsApproval: true, seats });
const ownOf = async (by: Caller, id: string) => (await by.call(readClass, { id })).body.enrolment;
const enrolmentOf = async (id: string, account: string) => {
  const memberId = await classes.idOf(account);
  const { items } = (await shen.call(wire.listEnrolments, { id })).body;
  return items.find((one) => one.memberId === memberId)?.id ?? '';
};
const approve = async (id: string, account: string, by = shen) =>
  by.call(wire.approveApplication, { id, enrolmentId: await enrolmentOf(id, account) });
const noticesAbout = async (id: string) => {
  await deliverNotices(world, 'class');
  const rows = await world.rows('select text, link from notification where subject_id = $1 order by text', [id]);
  return rows.map(({ text, link }) => [text, String(link).replace(id, 'id')]);
};

test('[D-183] an application waits without a seat; approved it gets one, or waits by the number it came with', async () => {
  const id = await publish(1);
  expect(await classes.enrol(lin, id)).toEqual({ state: 'applied', waitingPosition: null });
  await classes.enrol(fang, id);
  await classes.enrol(wen, id);
  expect((await shen.call(readClassForm, { id })).body).toMatchObject({ seatsTaken: 0, appliedCount: 3 });
  const managed = (await teacher.call(listManagedClasses, {})).body.items;
  expect(managed.find((one) => one.id === id)).toMatchObject({ appliedCount: 3, waitingCount: 0 });
  expect((await approve(id, 'wenjiahe', teacher)).body).toEqual({ state: 'enrolled' });
  expect((await approve(id, 'fangqiming')).body).toEqual({ state: 'waiting' });
  // Asked before the one who waits already.
  expect((await approve(id, 'linzhiyuan')).body).toEqual({ state: 'waiting' });
  expect(await ownOf(lin, id)).toEqual({ state: 'waiting', waitingPosition: 1 });
  expect(await ownOf(fang, id)).toEqual({ state: 'waiting', waitingPosition: 2 });
  // The teacher hears of the first that waits, not of every one.
  expect(await noticesAbout(id)).toEqual([
    ['applications', '/training-manage/id?tab=people'],
    ['approved', '/training/class/id'],
    ['approvedWaiting', '/training/class/id'],
    ['approvedWaiting', '/training/class/id'],
  ]);
  expect((await wen.call(wire.cancelEnrolment, { id })).body).toEqual({ promotedCount: 1 });
  expect(await ownOf(lin, id)).toEqual({ state: 'enrolled', waitingPosition: null });
});

test('[D-183] whoever is refused is told why, and may apply again; an application is taken back', async () => {
  const id = await publish(2);
  await classes.enrol(lin, id);
  const input = { id, enrolmentId: await enrolmentOf(id, 'linzhiyuan'), reason: '请先完成试讲' };
  expect((await teacher.call(wire.refuseApplication, input)).body).toEqual({ state: 'refused' });
  expect(await ownOf(lin, id)).toBeNull();
  const [person] = (await shen.call(wire.listEnrolments, { id, state: 'refused' })).body.items;
  expect(person).toMatchObject({ fullName: '林知远', reason: '请先完成试讲' });
  expect((await noticesAbout(id)).map(([text]) => text)).toEqual(['applications', 'refused']);
  expect((await classes.enrol(lin, id)).state).toBe('applied');
  expect((await lin.call(wire.cancelEnrolment, { id })).body).toEqual({ promotedCount: 0 });
});

test('[D-183] refused: visitors, outsiders, learners, a decision twice, no reason, a class that is over', async () => {
  const id = await publish(2);
  await classes.enrol(lin, id);
  await classes.enrol(fang, id);
  const input = { id, enrolmentId: await enrolmentOf(id, 'linzhiyuan'), reason: '无' };
  const decided = { ...input, enrolmentId: await enrolmentOf(id, 'fangqiming') };
  await shen.call(wire.approveApplication, decided);
  const over = await publish(2);
  await classes.enrol(lin, over);
  const late = { id: over, enrolmentId: await enrolmentOf(over, 'linzhiyuan'), reason: '无' };
  await world.rows(
    `update training_class set starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days'
     where id = $1`,
    [over],
  );
  const before = await classes.snapshot();
  for (const endpoint of [wire.approveApplication, wire.refuseApplication]) {
    expect((await callerOf(world.http, null).call(endpoint, input)).status).toBe(401);
    expect(await outsider.call(endpoint, input)).toMatchObject(refusal('request.not-found'));
    expect(await lin.call(endpoint, input)).toMatchObject(refusal('auth.forbidden'));
    expect(await shen.call(endpoint, { ...input, enrolmentId: 'nobody' })).toMatchObject(refusal('request.not-found'));
    expect(await shen.call(endpoint, decided)).toMatchObject(refusal('class.wrong-state'));
    expect(await shen.call(endpoint, late)).toMatchObject(refusal('class.wrong-state'));
  }
  const empty = { ...input, reason: '' };
  expect(await shen.call(wire.refuseApplication, empty)).toMatchObject(refusal('request.invalid'));
  // Somebody who only applied is refused, not removed.
  expect(await shen.call(wire.removeFromClass, input)).toMatchObject(refusal('class.wrong-state'));
  expect(await classes.snapshot()).toBe(before);
});

test('[D-183] thirty applications for ten seats approved at once: ten are in, twenty wait, never one too many', async () => {
  const id = await publish(10);
  const crowd = await crowdOf(world, 30);
  await Promise.all(crowd.map((one) => classes.enrol(one, id)));
  const { items } = (await shen.call(wire.listEnrolments, { id, state: 'applied', pageSize: 50 })).body;
  const answers = await Promise.all(
    items.map((one) => shen.call(wire.approveApplication, { id, enrolmentId: one.id })),
  );
  expect(answers.filter(({ body }) => body.state === 'enrolled')).toHaveLength(10);
  expect(answers.filter(({ body }) => body.state === 'waiting')).toHaveLength(20);
  expect((await shen.call(readClassForm, { id })).body).toMatchObject({ seatsTaken: 10, appliedCount: 0 });
});
