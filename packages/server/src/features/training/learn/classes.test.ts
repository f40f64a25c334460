import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { ClassType, TrainStatus } from '@shuyuan/contract/study/training';
import * as wire from '@shuyuan/contract/training/class.wire';
import { cancelClass, readClassForm, saveClass } from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let shen: Caller;
let lin: Caller;
let wen: Caller;
beforeAll(async () => {
  world = await openWorld();
  classes = classesOf(world);
  const { as } = classes;
  [shen, lin, wen] = [await as('shenruoxi'), await as('linzhiyuan'), await as('wenjiahe')];
});
afterAll(() => world.close());

const refusal = (code: keyof typeof errorTable) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number },
});
const forLin = async () => ({
  isEveryone: false,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [await classes.idOf('linzhiyuan')],
  joinedSince: null,
});
const idsIn = async (by: Caller, input: { box?: 'open' | 'mine'; kind?: 'training' | 'open'; search?: string }) =>
  (await by.call(wire.listClasses, { pageSize: 100, ...input })).body.items.map(({ id }) => id);

test('[STUDY-03][STUDY-02] those of the named classes one may open, in their order', async () => {
  const [open, hidden, draft] = [
    await classes.publish(),
    await classes.publish({ audience: await forLin() }),
    await classes.draft(),
  ];
  const asked = async (by: Caller) =>
    (await by.call(wire.findClassesByIds, { ids: [hidden, 'nobody', draft, open, open].join(',') })).body.items;
  expect((await asked(lin)).map(({ id }) => id)).toEqual([hidden, open]);
  expect((await asked(wen)).map(({ id }) => id)).toEqual([open]);
  expect(await asked(await classes.welcomeOutsider())).toEqual([]);
});

test('[ENUM-12] training and open classes have lists of their own, the next one first', async () => {
  const training = await classes.publish({ title: '列表里的训练营', meetings: [classes.meeting(6)] });
  const sooner = await classes.publish({ title: '列表里的公开课', kind: 'open', meetings: [classes.meeting(5)] });
  const search = '列表里的';
  expect(await idsIn(lin, { search })).toEqual([sooner, training]);
  expect(await idsIn(lin, { search, kind: 'training' })).toEqual([training]);
  expect(await idsIn(lin, { search, kind: 'open' })).toEqual([sooner]);
  await world.rows(
    "update training_class set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days' where id = $1",
    [sooner],
  );
  expect(await idsIn(lin, { search })).toEqual([training]);
});

test('one’s own classes stay in the list after they were cancelled', async () => {
  const [first, second] = [await classes.publish({ title: '我的班一' }), await classes.publish({ title: '我的班二' })];
  await classes.enrol(lin, first);
  world.clock.advance(1_000);
  await classes.enrol(lin, second);
  await shen.call(cancelClass, { id: first, reason: '场地维修' });
  const { items } = (await lin.call(wire.listClasses, { box: 'mine', search: '我的班' })).body;
  expect(items.map(({ id, status }) => [id, status])).toEqual([
    [second, TrainStatus.enrolling],
    [first, TrainStatus.cancelled],
  ]);
});

test('[D-183] the address of an online meeting is for those who have a seat, and those who manage the class', async () => {
  const url = 'https://meet.example.com/1';
  const id = await classes.publish({ seats: 1, classType: ClassType.online, meetings: [classes.meeting(4, { url })] });
  await classes.enrol(lin, id);
  await classes.enrol(wen, id);
  const read = async (by: Caller) => (await by.call(wire.readClass, { id })).body;
  expect((await read(lin)).meetings[0]?.url).toBe(url);
  expect((await read(shen)).meetings[0]?.url).toBe(url);
  expect(await read(wen)).toMatchObject({
    meetings: [{ url: null }],
    enrolment: { state: 'waiting', waitingPosition: 1 },
    can: { apply: false, cancel: true, manage: false },
    seatsTaken: 1,
    waitingCount: 1,
  });
});

test('[D-183] a class for others is refused, a draft is unknown', async () => {
  const id = await classes.publish({ audience: await forLin() });
  expect(await wen.call(wire.readClass, { id })).toMatchObject(refusal('class.not-in-audience'));
  expect(await wen.call(wire.readClass, { id: await classes.draft() })).toMatchObject(refusal('request.not-found'));
});

test('the calendar has every meeting and follows a move; it is for those who have a seat', async () => {
  const id = await classes.publish({ title: '日历班' });
  expect(await lin.call(wire.readClassCalendar, { id })).toMatchObject(refusal('class.not-enrolled'));
  await classes.enrol(lin, id);
  const linesOf = async (name: string) =>
    String((await lin.call(wire.readClassCalendar, { id })).body)
      .split('\r\n')
      .filter((line) => line.startsWith(name));
  const uids = await linesOf('UID:');
  expect(uids).toHaveLength(2);
  expect(await linesOf('SEQUENCE:')).toEqual(['SEQUENCE:1', 'SEQUENCE:1']);
  expect(await linesOf('LOCATION:')).toEqual(['LOCATION:求是厅', 'LOCATION:求是厅']);
  const { revision, meetings } = (await shen.call(readClassForm, { id })).body;
  const moved = meetings.map((meeting, index) => (index === 0 ? { ...meeting, location: '致远楼' } : meeting));
  await shen.call(saveClass, { id, revision, ...(await classes.classFields({ meetings: moved })) });
  expect(await linesOf('UID:')).toEqual(uids);
  expect(await linesOf('SEQUENCE:')).toEqual(['SEQUENCE:2', 'SEQUENCE:1']);
  await shen.call(cancelClass, { id, reason: '改到明年' });
  expect(await linesOf('STATUS:')).toEqual(['STATUS:CANCELLED', 'STATUS:CANCELLED']);
  expect(await linesOf('SEQUENCE:')).toEqual(['SEQUENCE:3', 'SEQUENCE:2']);
});
