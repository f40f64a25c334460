import * as wire from '@shuyuan/contract/assignments/absence.wire';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
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

const timeZone = 'Asia/Shanghai';
const [learner, director, manager] = ['linzhiyuan', 'guhuaiqian', 'luchengze'];
const today = (days = 0) => addDays(dayIn(timeZone, world.clock.now()), days);
const absenceOf = async (account: string, from: number, to: number) => ({
  memberId: await assignments.idOf(account),
  firstDay: today(from),
  lastDay: today(to),
  timeZone,
});

test('[D-180] a director enters days away: duties wait, are due later, and everybody concerned sees by whom', async () => {
  const course = await assignments.course();
  const ruleId = await assignments.activate({ items: [course.asked], audience: await assignments.named(learner) });
  const [before] = await assignments.dutiesOf(ruleId, learner);
  const caller = await assignments.as(director);
  const input = await absenceOf(learner, 0, 2);
  const { body } = await caller.call(wire.enterAbsence, input);
  await assignments.work();
  expect(await assignments.statesOf(ruleId, learner)).toEqual(['paused']);
  const own = (await (await assignments.as(learner)).call(wire.listOwnAbsences, {})).body.items;
  expect(own).toMatchObject([
    { id: body.id, firstDay: today(), lastDay: today(2), entererName: '顾怀谦', isOver: false },
  ]);
  expect((await caller.call(wire.listAbsences, {})).body.items.map(({ id }) => id)).toEqual([body.id]);
  const twice = await caller.call(wire.enterAbsence, await absenceOf(learner, 2, 4));
  expect(twice.body.errorCode).toBe(33804);
  assignments.pass(3 * dayMs);
  await assignments.work();
  const [after] = await assignments.dutiesOf(ruleId, learner);
  expect(after).toMatchObject({ state: 'open' });
  expect(Number(after?.['due_at']) - Number(before?.['due_at'])).toBe(3 * dayMs);
});

test('[D-180] one that is cancelled is over at once, and stays in the list', async () => {
  const course = await assignments.course();
  const ruleId = await assignments.activate({ items: [course.asked], audience: await assignments.named(learner) });
  const caller = await assignments.as(manager);
  const { id } = (await caller.call(wire.enterAbsence, await absenceOf(learner, 0, 9))).body;
  await assignments.work();
  expect(await assignments.statesOf(ruleId, learner)).toEqual(['paused']);
  expect((await caller.call(wire.cancelAbsence, { id })).status).toBe(200);
  await assignments.work();
  expect(await assignments.statesOf(ruleId, learner)).toEqual(['open']);
  const listed = (await caller.call(wire.listAbsences, {})).body.items.find((absence) => absence.id === id);
  expect(listed).toMatchObject({ cancelTime: expect.any(Number), cancellerName: expect.any(String) });
  expect((await caller.call(wire.cancelAbsence, { id })).body.errorCode).toBe(33804);
});

test('[D-180] refused: days that are over or the wrong way round, oneself, people of others; nothing is changed', async () => {
  const caller = await assignments.as(manager);
  const { id } = (await caller.call(wire.enterAbsence, await absenceOf('amina', 5, 6))).body;
  await world.rows(`update member set organization_id = tenant_id where account = 'amina'`);
  await world.rows(`delete from member_organization where member_id = (select id from member where account = 'amina')`);
  const outsider = await assignments.welcomeOutsider();
  const before = await assignments.snapshot();
  const enter = async (by: Caller, account: string, from: number, to: number) =>
    (await by.call(wire.enterAbsence, await absenceOf(account, from, to))).status;
  expect([
    await enter(caller, learner, -9, -3),
    await enter(caller, learner, 3, 1),
    await enter(caller, learner, 1, 900),
  ]).toEqual([422, 422, 422]);
  expect(await enter(caller, manager, 0, 1)).toBe(404);
  const chief = await assignments.as(director);
  expect([await enter(chief, 'amina', 0, 1), (await chief.call(wire.cancelAbsence, { id })).status]).toEqual([
    404, 404,
  ]);
  expect((await chief.call(wire.listAbsences, {})).body.items.map((one) => one.id)).not.toContain(id);
  const self = await assignments.as(learner);
  const statusesOf = async (by: Caller) => [
    await enter(by, learner, 0, 1),
    (await by.call(wire.cancelAbsence, { id })).status,
    (await by.call(wire.listAbsences, {})).status,
  ];
  expect(await statusesOf(self)).toEqual([403, 403, 403]);
  expect(await statusesOf(world.visitor)).toEqual([401, 401, 401]);
  expect(await statusesOf(outsider)).toEqual([404, 404, 200]);
  const wrong = { ...(await absenceOf(learner, 0, 1)), timeZone: 'Mars/Base' };
  expect((await caller.call(wire.enterAbsence, wrong)).status).toBe(422);
  expect(await assignments.snapshot()).toBe(before);
});
