import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { ClassType, TrainStatus, TrainType } from '@shuyuan/contract/study/training';
import * as wire from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { type ClassForm, classesOf } from '../../../world/tests/training/test-classes.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let shen: Caller;
let lin: Caller;
let outsider: Caller;
beforeAll(async () => {
  world = await openWorld();
  classes = classesOf(world);
  [shen, lin] = [await classes.as('shenruoxi'), await classes.as('linzhiyuan')];
  outsider = await classes.welcomeOutsider();
});
afterAll(() => world.close());

const refusal = (code: keyof typeof errorTable) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number },
});
const formOf = async (id: string, by = shen) => (await by.call(wire.readClassForm, { id })).body;
const save = async (id: string, over: Partial<ClassForm>, by = shen) => {
  const { revision, meetings } = await formOf(id);
  return by.call(wire.saveClass, { id, revision, ...(await classes.classFields({ meetings, ...over })) });
};

test('[ENUM-08][ENUM-09] each type and way of meeting is stored and answered', async () => {
  for (const trainType of Object.values(TrainType))
    for (const classType of Object.values(ClassType)) {
      const id = await classes.draft({ trainType, classType });
      expect(await formOf(id)).toMatchObject({ trainType, classType, status: TrainStatus.preparing, state: 'draft' });
    }
});

test('a draft is saved and read again; its meetings stand in the order of their times and keep their ids', async () => {
  const id = await classes.draft();
  const [first] = (await formOf(id)).meetings;
  const meetings = [classes.meeting(12), { ...classes.meeting(9), ...first, location: '匠心实训室' }];
  expect((await save(id, { meetings, seats: null, title: '精益工作坊' })).body).toMatchObject({ id, revision: 2 });
  const form = await formOf(id);
  expect(form).toMatchObject({ title: '精益工作坊', seats: null, teacherName: '叶晚晴', revision: 2 });
  expect(form.meetings.map(({ location }) => location)).toEqual(['匠心实训室', '求是厅']);
  expect(form.meetings[0]?.id).toBe(first?.id);
});

test('[D-183] a draft is its author’s; the class teacher and who manages all classes edit it', async () => {
  const id = await classes.draft({ title: '只有我们知道' });
  for (const account of ['shenruoxi', 'yewanqing', 'luchengze']) {
    const by = await classes.as(account);
    expect((await formOf(id, by)).can).toEqual({ edit: true, publish: true, cancel: false, archive: true });
    const { items } = (await by.call(wire.listManagedClasses, { search: '只有我们' })).body;
    expect(items.map((one) => one.id)).toEqual([id]);
  }
  expect(await lin.call(wire.readClassForm, { id })).toMatchObject(refusal('request.not-found'));
  expect((await lin.call(wire.listManagedClasses, {})).body).toEqual({ items: [], recordCount: 0, canCreate: false });
});

test('[D-183] published, cancelled and put away: each once, from its state alone', async () => {
  const id = await classes.publish();
  expect(await formOf(id)).toMatchObject({ state: 'published', status: TrainStatus.enrolling });
  await classes.enrol(lin, id);
  expect(await shen.call(wire.publishClass, { id, revision: 2 })).toMatchObject(refusal('class.wrong-state'));
  expect(await shen.call(wire.archiveClass, { id })).toMatchObject(refusal('class.wrong-state'));
  expect((await shen.call(wire.cancelClass, { id, reason: '讲师生病' })).body).toEqual({ id, revision: 3 });
  await deliverNotices(world, 'class');
  expect(await world.rows('select text from notification where subject_id = $1', [id])).toEqual([
    { text: 'cancelled' },
  ]);
  expect(await shen.call(wire.cancelClass, { id, reason: '再来' })).toMatchObject(refusal('class.wrong-state'));
  expect(await save(id, {})).toMatchObject(refusal('class.wrong-state'));
  expect((await shen.call(wire.archiveClass, { id })).status).toBe(200);
  const actions = await world.rows('select action from audit_entry where subject_id = $1 order by action', [id]);
  expect(actions.map(({ action }) => action)).toEqual(['class.cancelled', 'class.published']);
});

test('a class that took place is not cancelled', async () => {
  const id = await classes.publish();
  await world.rows(
    "update training_class set starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days' where id = $1",
    [id],
  );
  expect((await formOf(id, shen)).can.cancel).toBe(false);
  const { items } = (await shen.call(wire.listManagedClasses, {})).body;
  expect(items.find((one) => one.id === id)?.can.cancel).toBe(false);
  expect(await shen.call(wire.cancelClass, { id, reason: '太晚' })).toMatchObject(refusal('class.wrong-state'));
});

test('more seats are given to those who wait; fewer than are taken are refused; a move is told', async () => {
  const id = await classes.publish({ seats: 1 });
  await classes.enrol(lin, id);
  await classes.enrol(await classes.as('fangqiming'), id);
  expect((await save(id, { seats: 2 })).body).toMatchObject({ promotedCount: 1 });
  expect(await save(id, { seats: 1 })).toMatchObject(refusal('class.seats-too-few'));
  await save(id, { meetings: [classes.meeting(20)] });
  await deliverNotices(world, 'class');
  const texts = await world.rows('select text from notification where subject_id = $1 order by text', [id]);
  expect(texts.map(({ text }) => text)).toEqual(['moved', 'moved', 'promoted']);
  expect(await save(id, { meetings: [] })).toMatchObject(refusal('class.not-ready'));
});

test('[D-183] refused: outsiders, colleagues, unready, stale, strangers and strange zones; nothing changes', async () => {
  const unready = await classes.draft({ meetings: [] });
  const id = await classes.publish();
  const before = await classes.snapshot();
  for (const [by, code] of [
    [lin, 'auth.forbidden'],
    [outsider, 'request.not-found'],
  ] as const) {
    expect(await by.call(wire.readClassForm, { id })).toMatchObject(refusal(code));
    expect(await save(id, {}, by)).toMatchObject(refusal(code));
    expect(await by.call(wire.publishClass, { id, revision: 2 })).toMatchObject(refusal(code));
    expect(await by.call(wire.cancelClass, { id, reason: '无' })).toMatchObject(refusal(code));
    expect(await by.call(wire.archiveClass, { id })).toMatchObject(refusal(code));
  }
  expect(await lin.call(wire.createClass, await classes.classFields())).toMatchObject(refusal('auth.forbidden'));
  expect(await shen.call(wire.publishClass, { id: unready, revision: 1 })).toMatchObject(refusal('class.not-ready'));
  const stale = { id, revision: 1, ...(await classes.classFields()) };
  expect(await shen.call(wire.saveClass, stale)).toMatchObject(refusal('request.stale'));
  expect(await save(id, { teacherId: 'nobody' })).toMatchObject(refusal('class.unknown-person'));
  expect(await save(id, { timeZone: 'Asia/Nowhere' })).toMatchObject(refusal('request.invalid'));
  const reversed = { ...classes.meeting(3), endTime: classes.meeting(2).startTime };
  expect(await save(id, { meetings: [reversed] })).toMatchObject(refusal('request.invalid'));
  expect(await classes.snapshot()).toBe(before);
});
