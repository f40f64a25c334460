import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { readPositionAudit } from '@shuyuan/contract/positions/audit.wire';
import { findPositionContents } from '@shuyuan/contract/positions/manage-position.wire';
import { approveApplication } from '@shuyuan/contract/training/enrolment.wire';
import { cancelClass, readClassForm, saveClass } from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { link, positionsOf } from '../../../world/tests/study/test-positions.ts';

type Caller = Awaited<ReturnType<TestWorld['signIn']>>;

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
let classes: ReturnType<typeof classesOf>;
let [shen, lin] = [] as unknown as [Caller, Caller];
beforeAll(async () => {
  world = await openWorld();
  [positions, classes] = [positionsOf(world), classesOf(world)];
  [shen, lin] = [await positions.as('shenruoxi'), await positions.as(learner)];
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const section = (businessId: string, title = '训练营') => ({
  businessType: BusinessType.class,
  businessId,
  title,
  require: true,
});
const first = async (id: string) => (await positions.chaptersOf(learner, id))[0]?.positionSections[0];
const lockOf = async (id: string) => (await positions.chaptersOf(learner, id))[1]?.lock ?? null;
const membershipOf = async (id: string) => (await first(id))?.trainingClass?.state;
const note = (classId: string, at: number, state: Parameters<typeof classes.note>[3]) =>
  classes.note(classId, at, learner, state);

/** A path of one class and a link behind it, walked by 林知远. */
async function publishPath(classId: string): Promise<string> {
  const { id } = await positions.publish([[section(classId)], [link('独立上岗')]]);
  await positions.assign(id, learner);
  return id;
}

test('[POSITION-07] [D-174] a class on a path: it says how one stands until one attended it all, and then opens what follows', async () => {
  const classId = await classes.publish({ needsApproval: true });
  const id = await publishPath(classId);
  expect(await first(id)).toMatchObject({ finishStatus: 0, isAvailable: true, isFinished: false });
  expect(await membershipOf(id)).toBe('open');
  const opened = await positions.open(learner, id, '训练营');
  expect(opened.body).toMatchObject({ businessType: BusinessType.class, businessId: classId, url: null });
  expect((await positions.confirm(learner, id, '训练营')).body.errorCode).toBe(numberOf('course.wrong-state'));
  await classes.enrol(lin, classId);
  expect(await lockOf(id)).toMatchObject({
    remainingCount: 1,
    shortestWay: [{ title: '训练营', trainingClass: { state: 'applied' } }],
  });
  const [applied] = await world.rows(`select id from class_enrolment where class_id = $1`, [classId]);
  const approved = await shen.call(approveApplication, { id: classId, enrolmentId: String(applied?.['id']) });
  expect(approved.status).toBe(200);
  const { meetings } = (await shen.call(readClassForm, { id: classId })).body;
  expect((await first(id))?.trainingClass).toEqual({
    state: 'enrolled',
    nextTime: meetings[0]?.startTime,
    meetingCount: 2,
    attendedCount: 0,
  });
  await note(classId, 0, 'present');
  expect(await first(id)).toMatchObject({ isFinished: false, trainingClass: { attendedCount: 1 } });
  await note(classId, 1, 'late');
  const at = (await first(id))?.finishTime;
  expect(at).toBeTypeOf('number');
  expect(await first(id)).toMatchObject({ finishStatus: 1, isFinished: true });
  expect(await membershipOf(id)).toBe('attended');
  expect(await lockOf(id)).toBeNull();
  // Said once more it stays done since then.
  await note(classId, 1, 'present');
  expect(await first(id)).toMatchObject({ isFinished: true, finishTime: at });
  const { progressId } = await positions.infoOf(learner, id);
  const evidence = (await (await positions.as('luchengze')).call(readPositionAudit, { progressId })).body;
  expect(evidence.chapters[0]?.sections[0]).toMatchObject({
    isFinished: true,
    isConfirmed: false,
    mark: null,
    studySeconds: null,
    finishTime: at,
    trainingClass: { state: 'attended', attendedCount: 2 },
  });
});

test('[C-23] a missed class is asked for; one that is cancelled, closed, excused from or for others locks nothing', async () => {
  const audience = { ...everyone, isEveryone: false, memberIds: [await classes.idOf('amina')] };
  const soon = () => classes.publish({ meetings: [classes.soon()], cancelHoursBefore: 0 });
  const [missed, excused, ended, cancelled, foreign, waiting] = [
    await soon(),
    await soon(),
    await soon(),
    await classes.publish(),
    await classes.publish({ audience }),
    await classes.publish({ seats: 1 }),
  ];
  const closed = await classes.publish({ meetings: [classes.soon(), classes.meeting(20)], cancelHoursBefore: 0 });
  await classes.enrol(await positions.as('wenjiahe'), waiting);
  for (const id of [missed, excused, cancelled, waiting]) await classes.enrol(lin, id);
  await note(excused, 0, 'excused');
  const paths = new Map<string, string>();
  for (const id of [missed, excused, ended, cancelled, foreign, waiting, closed]) paths.set(id, await publishPath(id));
  const stateOf = async (id: string) => {
    const path = paths.get(id) ?? '';
    const own = await first(path);
    return [own?.trainingClass?.state, own?.isAvailable, (await lockOf(path)) !== null];
  };
  expect(await stateOf(closed)).toEqual(['open', true, true]);
  await shen.call(cancelClass, { id: cancelled, reason: '讲师生病' });
  world.clock.advance(hourMs);
  const asked = (state: string, isAsked: boolean) => [state, isAsked, isAsked];
  expect(await stateOf(missed)).toEqual(asked('missed', true));
  expect(await stateOf(waiting)).toEqual(asked('waiting', true));
  expect(await stateOf(excused)).toEqual(asked('excused', false));
  expect(await stateOf(ended)).toEqual(asked('ended', false));
  expect(await stateOf(cancelled)).toEqual(asked('cancelled', false));
  expect(await stateOf(foreign)).toEqual(asked('open', false));
  expect(await stateOf(closed)).toEqual(asked('closed', false));
});

test('[POSITION-07] attendance that is corrected is taken from a path midway, and a finished path stays finished', async () => {
  const classId = await classes.publish();
  await classes.enrol(lin, classId);
  const midway = await publishPath(classId);
  const whole = await positions.publish([[section(classId)]]);
  await positions.assign(whole.id, learner);
  const percentage = async () => (await positions.infoOf(learner, whole.id)).percentage;
  await note(classId, 0, 'absent');
  expect(await percentage()).toBe(0);
  for (const at of [0, 1]) await note(classId, at, 'present');
  expect(await percentage()).toBe(100);
  await note(classId, 1, 'absent');
  expect(await first(midway)).toMatchObject({ isFinished: false, finishStatus: 0 });
  expect(await first(whole.id)).toMatchObject({ isFinished: true, finishStatus: 1 });
  expect(await percentage()).toBe(100);
});

test('[POSITION-07] a meeting that is added later is missing midway, and takes nothing from a finished path', async () => {
  const classId = await classes.publish();
  await classes.enrol(lin, classId);
  for (const at of [0, 1]) await note(classId, at, 'present');
  const midway = await publishPath(classId);
  const whole = await positions.publish([[section(classId)]]);
  await positions.assign(whole.id, learner);
  const { revision, meetings } = (await shen.call(readClassForm, { id: classId })).body;
  const fields = await classes.classFields({ meetings: [...meetings, classes.meeting(15)] });
  world.clock.advance(1_000);
  expect((await shen.call(saveClass, { id: classId, revision, ...fields })).status).toBe(200);
  expect(await first(midway)).toMatchObject({ isFinished: false, trainingClass: { meetingCount: 3 } });
  expect(await first(whole.id)).toMatchObject({ isFinished: true });
  expect((await positions.infoOf(learner, whole.id)).percentage).toBe(100);
});

test('[ENUM-11] a class is found by its title while it is not over; drafts, others and what is over are refused', async () => {
  const [draft, over] = [
    await classes.draft({ title: '没有发布的班' }),
    await classes.publish({ meetings: [classes.soon()] }),
  ];
  const coming = await classes.publish({ title: '夜班值守训练' });
  world.clock.advance(hourMs);
  const lu = await positions.as('luchengze');
  const found = async (search: string) =>
    (await lu.call(findPositionContents, { businessType: BusinessType.class, search })).body.items.map((one) => one.id);
  expect(await found('夜班值守')).toEqual([coming]);
  expect(await found('没有发布')).toEqual([]);
  expect(await found('班组长训练营')).not.toContain(over);
  const made = await positions.create();
  const before = await positions.snapshot();
  for (const id of [draft, over, 'nothing']) {
    const refused = await positions.save(made, [{ title: '一', sections: [section(id)] }]);
    expect(refused.body.errorCode).toBe(numberOf('course.wrong-section'));
  }
  expect(await positions.snapshot()).toBe(before);
  expect((await positions.save(made, [{ title: '一', sections: [section(coming)] }])).status).toBe(200);
});
