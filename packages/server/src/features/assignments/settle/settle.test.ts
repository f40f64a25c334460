import * as wire from '@shuyuan/contract/assignments/duty.wire';
import { listDuties } from '@shuyuan/contract/assignments/duty-report.wire';
import { readPreview } from '@shuyuan/contract/files/files.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile } from '../../../world/bring-file.ts';
import type { Caller } from '../../../world/caller.ts';
import { pdfOf } from '../../../world/draw-documents.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
  await world.rows("delete from member_fact where fact = 'director'");
  await world.rows(
    `insert into member_fact (tenant_id, member_id, fact, organization_id)
     select director.tenant_id, director.id, 'director', person.organization_id from member director, member person
     where director.account = 'guhuaiqian' and person.account = 'linzhiyuan'`,
  );
});
afterAll(() => world.close());

const [learner, director, manager, other] = ['linzhiyuan', 'guhuaiqian', 'luchengze', 'amina'];
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const countsOf = async (id: string, asOf?: number) =>
  (await (await assignments.as(manager)).call(listDuties, { id, ...(asOf && { asOf }) })).body.counts;

async function bringCertificate(account: string): Promise<string> {
  const person = await personAt(world.installation.system, account, 0);
  const bytes = pdfOf([{ title: '证书', lines: ['合格'] }]);
  return bringFile(person, { name: '证书.pdf', ending: 'pdf', bytes });
}

async function begin(over: object = {}) {
  const course = await assignments.course();
  const id = await assignments.activate({
    items: [course.asked],
    audience: await assignments.named(learner, other),
    ...over,
  });
  const [duty] = await assignments.dutiesOf(id, learner);
  return { id, course, dutyId: String(duty?.['id']) };
}

test('[D-180] a director exempts with a reason and evidence, the person sees it, and a revocation makes it due as before', async () => {
  const { id, dutyId } = await begin({ recurrenceMonths: 12 });
  const caller = await assignments.as(director);
  const fileId = await bringCertificate(director);
  const [before] = await assignments.dutiesOf(id, learner);
  const input = { id: dutyId, kind: 'exempt' as const, reason: '持有外部证书', fileIds: [fileId] };
  expect((await caller.call(wire.settleDuty, input)).status).toBe(200);
  const at = world.clock.now();
  expect(await assignments.statesOf(id, learner)).toEqual(['exempt']);
  expect((await countsOf(id)).exempt).toBe(1);
  const own = (await (await assignments.as(learner)).call(wire.readDuty, { id: dutyId })).body;
  expect(own).toMatchObject({ progress: 'exempt', can: { settle: false, revoke: false } });
  expect(own.settlements).toMatchObject([
    { kind: 'exempt', reason: '持有外部证书', settlerName: '顾怀谦', files: [{ id: fileId }], revokeTime: null },
  ]);
  const readsFile = async (account: string) =>
    (await (await assignments.as(account)).call(readPreview, { fileId })).status;
  expect([await readsFile(learner), await readsFile(director), await readsFile(manager)]).toEqual([200, 200, 200]);
  expect([await readsFile(other), await readsFile('tangyuwei')]).toEqual([404, 404]);
  // Not evaluated away by what comes later.
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['exempt']);

  assignments.pass(dayMs);
  const again = await assignments.as(manager);
  const settlementId = own.settlements[0]?.id ?? '';
  expect((await again.call(wire.revokeSettlement, { id: settlementId, reason: '证书是假的' })).status).toBe(200);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['exempt', 'open']);
  const [, after] = await assignments.dutiesOf(id, learner);
  expect(after).toMatchObject({ due_at: before?.['due_at'], first_day: before?.['first_day'], number: 2 });
  expect([(await countsOf(id, at)).exempt, (await countsOf(id)).exempt, (await countsOf(id)).due]).toEqual([1, 0, 2]);
  const trail = await world.rows(
    "select action from audit_entry where subject_id = $1 and action <> 'assignment.activated' order by at",
    [id],
  );
  expect(trail.map(({ action }) => action)).toEqual(['assignment.duty-exempt', 'assignment.settlement-revoked']);
  const told = await world.rows(
    `select payload ->> 'text' as text from graphile_worker._private_jobs where payload ->> 'kind' = 'assignment'
       and payload -> 'subject' ->> 'id' = $1 and payload ->> 'text' <> 'assigned' order by id`,
    [id],
  );
  expect(told.map(({ text }) => text)).toEqual(['exempted', 'settlementRevoked']);
});

test('[D-180] what was done elsewhere is recorded as done, and the next run comes in the rhythm', async () => {
  const { id, dutyId } = await begin({ recurrenceMonths: 1 });
  const caller = await assignments.as(manager);
  expect((await caller.call(wire.settleDuty, { id: dutyId, kind: 'done', reason: '线下已学' })).status).toBe(200);
  const [done] = await assignments.dutiesOf(id, learner);
  expect(done).toMatchObject({ state: 'done', settled_by: await assignments.idOf(manager) });
  assignments.pass(Number(done?.['next_at']) - world.clock.now());
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'open']);
  // The next run has begun: what was said of the one before stays.
  const { settlements, can } = (await (await assignments.as(manager)).call(wire.readDuty, { id: dutyId })).body;
  expect(can.settle).toBe(false);
  const late = { id: settlements[0]?.id ?? '', reason: '记错了' };
  const { body } = await (await assignments.as(manager)).call(wire.revokeSettlement, late);
  expect(body.errorCode).toBe(numberOf('assignment.settled-already'));
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'open']);
});

test('[D-180] of two who settle at once one does; files of others, banned words and what is over are refused', async () => {
  const { id, dutyId } = await begin();
  const [one, two] = [await assignments.as(director), await assignments.as(manager)];
  const input = { id: dutyId, kind: 'exempt', reason: '持有证书' } as const;
  const before = await assignments.snapshot();
  const foreign = await bringCertificate(learner);
  expect((await one.call(wire.settleDuty, { ...input, fileIds: [foreign] })).status).toBe(404);
  expect((await one.call(wire.settleDuty, { ...input, reason: '代开发票' })).body.errorCode).toBe(
    numberOf('sensitive.found'),
  );
  expect((await one.call(wire.settleDuty, { ...input, reason: ' ' })).status).toBe(422);
  expect(await assignments.snapshot()).toBe(before);
  const answers = await Promise.all([one, two].map((caller) => caller.call(wire.settleDuty, input)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    errorTable['assignment.settled-already'].status,
  ]);
  expect(await assignments.statesOf(id, learner)).toEqual(['exempt']);
  await expect(world.rows('update assignment_settlement set reason = $1', ['x'])).rejects.toThrow(/in no other way/);
});

test('[D-180] refused: visitors, learners, other directors, oneself and other companies; nothing is changed', async () => {
  const { id, dutyId } = await begin();
  const [elsewhere] = await assignments.dutiesOf(id, other);
  const settle = async (caller: Caller, duty = dutyId) =>
    (await caller.call(wire.settleDuty, { id: duty, kind: 'exempt', reason: '持有证书' })).status;
  const read = async (caller: Caller, duty = dutyId) => (await caller.call(wire.readDuty, { id: duty })).status;
  await world.rows(`update member set organization_id = tenant_id where account = $1`, [other]);
  await world.rows(`delete from member_organization where member_id = (select id from member where account = $1)`, [
    other,
  ]);
  const outsider = await assignments.welcomeOutsider();
  const before = await assignments.snapshot();
  const foreign = String(elsewhere?.['id']);
  const chief = await assignments.as(director);
  expect([await settle(chief, foreign), await read(chief, foreign)]).toEqual([404, 404]);
  expect([await settle(world.visitor), await read(world.visitor)]).toEqual([401, 401]);
  const self = await assignments.as(learner);
  expect([await settle(self), await read(self), await read(self, foreign)]).toEqual([403, 200, 404]);
  expect([await settle(outsider), await read(outsider)]).toEqual([404, 404]);
  expect((await outsider.call(wire.revokeSettlement, { id: 'nothing', reason: '没有' })).status).toBe(404);
  expect(await assignments.snapshot()).toBe(before);
  const ownId = await assignments.activate({
    items: [(await assignments.course()).asked],
    audience: await assignments.named(manager),
  });
  const [own] = await assignments.dutiesOf(ownId, manager);
  expect(await settle(await assignments.as(manager), String(own?.['id']))).toBe(404);
});

test('[D-180] one’s own page has what is to be done and by when, and what is over', async () => {
  const { id, course } = await begin();
  const mine = async (view: 'open' | 'over') =>
    (await (await assignments.as(learner)).call(wire.listOwnDuties, { view, pageSize: 100 })).body.items;
  const [duty] = await assignments.dutiesOf(id, learner);
  const find = async (view: 'open' | 'over') => (await mine(view)).find((one) => one.id === duty?.['id']);
  expect(await find('open')).toMatchObject({
    progress: 'due',
    dueTime: Number(duty?.['due_at']),
    items: [{ kind: 'course', businessId: course.id, isAsked: true, finishTime: null }],
  });
  assignments.pass(20 * dayMs);
  expect(await find('open')).toMatchObject({ progress: 'overdue' });
  await course.finish(learner);
  await assignments.work();
  expect(await find('open')).toBeUndefined();
  expect(await find('over')).toMatchObject({ progress: 'done', items: [{ finishTime: expect.any(Number) }] });
  expect((await world.visitor.call(wire.listOwnDuties, {})).status).toBe(401);
});
