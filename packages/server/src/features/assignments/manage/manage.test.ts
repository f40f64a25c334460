import { listAudit } from '@shuyuan/contract/admin/audit.wire';
import * as wire from '@shuyuan/contract/assignments/manage-assignment.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
let lu: Caller;
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
  lu = await assignments.as('luchengze');
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const formOf = async (id: string) => (await lu.call(wire.readAssignmentForm, { id })).body;

test('[D-180] a rule is made, activated, changed and ended, with its work to follow and its steps in the trail', async () => {
  const [course, next] = [await assignments.course('消防'), await assignments.course('急救')];
  const found = (await lu.call(wire.findAssignmentContents, { businessType: BusinessType.course, search: '急救' })).body
    .items;
  expect(found).toEqual([{ id: next.id, title: '急救' }]);
  const audience = await assignments.named('linzhiyuan', 'tangyuwei');
  const { id } = await assignments.create({ items: [next.asked, course.asked], audience, recurrenceMonths: 12 });
  const draft = await formOf(id);
  expect(draft).toMatchObject({ state: 'draft', revision: 1, recurrenceMonths: 12, audience });
  expect(draft.items.map(({ title }) => title)).toEqual(['急救', '消防']);
  expect(draft.can).toEqual({ edit: true, activate: true, end: true });
  expect((await lu.call(wire.readAssignmentWork, { id })).body.work).toBeNull();
  expect((await lu.call(wire.activateAssignment, { id, revision: 1 })).body).toEqual({ id, revision: 2 });
  const begun = (await lu.call(wire.readAssignmentWork, { id })).body.work;
  expect(begun).toMatchObject({ done: 0, finishTime: null });
  await assignments.work(id);
  const over = (await lu.call(wire.readAssignmentWork, { id })).body.work;
  expect(over).toMatchObject({ done: begun?.total, finishTime: expect.any(Number) });
  const { items } = (await lu.call(wire.listAssignments, { search: '年度安全' })).body;
  expect(items.find((row) => row.id === id)).toMatchObject({ state: 'active', openCount: 2, overdueCount: 0 });
  const change = assignments.fields({ title: '新的安排', items: [course.asked], audience });
  expect((await lu.call(wire.saveAssignment, { id, revision: 2, ...change })).body).toEqual({ id, revision: 3 });
  expect((await lu.call(wire.endAssignment, { id })).status).toBe(200);
  expect((await formOf(id)).can).toEqual({ edit: false, activate: false, end: false });
  const trail = (await lu.call(listAudit, { pageSize: 2 })).body.items;
  expect(trail.map(({ action }) => action)).toEqual(['assignment.ended', 'assignment.activated']);
});

test('[D-180] a rule asks for subjects and classes, too', async () => {
  const subject = await subjectsOf(world).publish([stageOf('一', [linkItem('清单')])], { title: '安全专题' });
  const contents = [
    { businessType: BusinessType.subject, businessId: subject.id, title: '安全专题' },
    {
      businessType: BusinessType.class,
      businessId: await classesOf(world).publish({ title: '急救班' }),
      title: '急救班',
    },
  ] as const;
  for (const { businessType, businessId, title } of contents) {
    const found = (await lu.call(wire.findAssignmentContents, { businessType, search: title })).body.items;
    expect(found).toEqual([{ id: businessId, title }]);
  }
  const { id } = await assignments.create({
    items: contents.map(({ businessType, businessId }) => ({ businessType, businessId })),
  });
  expect((await formOf(id)).items).toEqual(contents);
});

test('[D-180] a preview says who, how many and how long before anything is written', async () => {
  const [course, secret] = [await assignments.course(), await assignments.course()];
  await world.rows(`update course set audience = jsonb_set(audience, '{isEveryone}', 'false') where id = $1`, [
    secret.id,
  ]);
  const audience = await assignments.named('linzhiyuan', 'tangyuwei');
  const id = await assignments.activate({ items: [course.asked], audience });
  const before = await assignments.snapshot();
  const input = {
    ...assignments.fields({ items: [course.asked, secret.asked] }),
    audience: await assignments.named('linzhiyuan', 'wenjiahe'),
  };
  const asked = {
    audience: input.audience,
    items: input.items,
    deadline: input.deadline,
    graceDays: input.graceDays,
    recurrenceMonths: input.recurrenceMonths,
  };
  const { body } = await lu.call(wire.previewAssignment, { id, ...asked });
  expect(body).toMatchObject({ peopleCount: 2, addedCount: 1, closedCount: 1, minutes: 2 });
  expect(body.people.map(({ fullName }) => fullName).toSorted()).toEqual(['林知远', '温嘉禾'].toSorted());
  expect(body.items.map(({ minutes, closedToCount }) => [minutes, closedToCount])).toEqual([
    [1, 0],
    [1, 2],
  ]);
  expect(body.dueTime - world.clock.now()).toBeGreaterThan(14 * dayMs);
  const all = (await lu.call(wire.previewAssignment, { ...asked, audience: everyone })).body;
  const [members] = await world.rows(`select count(*)::int as total from member where state = 'active' and tenant_id =
    (select tenant_id from member where account = 'luchengze')`);
  expect([all.peopleCount, all.addedCount, all.closedCount]).toEqual([members?.['total'], members?.['total'], 0]);
  expect(await assignments.snapshot()).toBe(before);
});

test('[D-180] refused: what nobody could do, stale forms, wrong states, banned words, what is not there', async () => {
  const course = await assignments.course();
  const live = { businessType: BusinessType.nativeLive, businessId: course.id };
  const [empty, ready] = [await assignments.create(), await assignments.create({ items: [course.asked] })];
  const active = await assignments.activate({ items: [course.asked], audience: await assignments.named('linzhiyuan') });
  const ended = (await assignments.create()).id;
  await lu.call(wire.endAssignment, { id: ended });
  const change = { id: ready.id, revision: 1, ...assignments.fields({ items: [course.asked] }) };
  const nobody = { ...everyone, isEveryone: false };
  const {
    title: _,
    introduction: __,
    countsEarlier: ___,
    pauses: ____,
    ...asked
  } = assignments.fields({ items: [live] });
  const before = await assignments.snapshot();
  const codes = [
    await lu.call(wire.activateAssignment, empty),
    await lu.call(wire.saveAssignment, { ...change, id: active, revision: 2, items: [] }),
    await lu.call(wire.saveAssignment, { ...change, id: active, revision: 2, audience: nobody }),
    await lu.call(wire.saveAssignment, { ...change, revision: 7 }),
    await lu.call(wire.activateAssignment, { id: ready.id, revision: 7 }),
    await lu.call(wire.activateAssignment, { id: active, revision: 2 }),
    await lu.call(wire.saveAssignment, { ...change, id: ended, revision: 2 }),
    await lu.call(wire.endAssignment, { id: ended }),
    await lu.call(wire.saveAssignment, { ...change, title: '代开发票' }),
    await lu.call(wire.createAssignment, assignments.fields({ items: [live] })),
    await lu.call(wire.createAssignment, assignments.fields({ audience: { ...nobody, memberIds: ['nobody'] } })),
    await lu.call(wire.previewAssignment, asked),
    await lu.call(wire.previewAssignment, { ...asked, items: [], audience: { ...nobody, memberIds: ['nobody'] } }),
  ].map(({ body }) => body.errorCode);
  expect(codes).toEqual(
    (
      [
        'assignment.not-ready',
        'assignment.not-ready',
        'assignment.not-ready',
        'request.stale',
        'request.stale',
        'assignment.wrong-state',
        'assignment.wrong-state',
        'assignment.wrong-state',
        'sensitive.found',
        'course.unknown-content',
        'course.unknown-person',
        'course.unknown-content',
        'course.unknown-person',
      ] as const
    ).map(numberOf),
  );
  const many = Array.from({ length: 21 }, (_item, at) => ({ ...course.asked, businessId: `c${at}` }));
  const zone = 'Asia/Shanghai';
  const wrong = [
    { title: '' },
    { items: many },
    { graceDays: -1 },
    { recurrenceMonths: 0 },
    { deadline: { kind: 'fixed', day: '2026-02-30', timeZone: zone } },
    { deadline: { kind: 'afterJoining', days: 14, timeZone: 'Mars/Base' } },
  ] as const;
  for (const over of wrong)
    expect((await lu.call(wire.createAssignment, assignments.fields(over))).status, JSON.stringify(over)).toBe(422);
  expect(await assignments.snapshot()).toBe(before);
});

test('[D-180] refused: visitors 401, whoever does not manage all courses 403, other companies 404; nothing is changed', async () => {
  const course = await assignments.course();
  const id = await assignments.activate({ items: [course.asked], audience: await assignments.named('linzhiyuan') });
  const outsider = await assignments.welcomeOutsider();
  const callers = [
    world.visitor,
    await assignments.as('linzhiyuan'),
    await assignments.as('shenruoxi'),
    await assignments.as('zhoumuyun'),
  ];
  const { title: _, introduction: __, countsEarlier: ___, pauses: ____, ...asked } = assignments.fields();
  const before = await assignments.snapshot();
  const statusesOf = async (caller: Caller) => [
    (await caller.call(wire.listAssignments, {})).status,
    (await caller.call(wire.readAssignmentForm, { id })).status,
    (await caller.call(wire.saveAssignment, { id, revision: 2, ...assignments.fields() })).status,
    (await caller.call(wire.activateAssignment, { id, revision: 2 })).status,
    (await caller.call(wire.endAssignment, { id })).status,
    (await caller.call(wire.readAssignmentWork, { id })).status,
    (await caller.call(wire.previewAssignment, { id, ...asked })).status,
  ];
  for (const [at, status] of [401, 403, 403, 403].entries()) {
    const caller = callers[at];
    const [list, ...others] = (caller && (await statusesOf(caller))) ?? [];
    // A director may list what their people have to learn, and change none of it.
    expect(list).toBe(at === 3 ? 200 : status);
    expect(others).toEqual(Array.from({ length: 6 }, () => status));
  }
  expect(await statusesOf(outsider)).toEqual([200, 404, 404, 404, 404, 404, 404]);
  expect(await assignments.snapshot()).toBe(before);
});
