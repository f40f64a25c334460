import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { readClass } from '@shuyuan/contract/training/class.wire';
import * as wire from '@shuyuan/contract/training/enrolment.wire';
import * as manage from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { type ClassForm, classesOf } from '../../../world/tests/training/test-classes.ts';
import { crowdOf } from '../../../world/test-crowd.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';
import { sweepClasses } from '../enrol/sweep-classes.ts';
import { drawOrder } from './draw-order.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let crowd: Awaited<ReturnType<typeof crowdOf>>;
let shen: Awaited<ReturnType<typeof classes.as>>;
beforeAll(async () => {
  world = await openWorld({ env: { DATABASE_POOL: '20' } });
  classes = classesOf(world);
  crowd = await crowdOf(world, 30);
  shen = await classes.as('shenruoxi');
});
afterAll(() => world.close());

const refusal = (code: keyof typeof errorTable) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number },
});
const publish = (over: Partial<ClassForm> = {}) =>
  classes.publish({ selection: 'lottery', seats: 10, closeTime: world.clock.now() + dayMs, ...over });
const close = (id: string) =>
  world.rows('update training_class set closes_at = $2 where id = $1', [id, new Date(world.clock.now())]);
const sweep = () => sweepClasses(world.installation.system);
const rowsOf = async (id: string) =>
  (await world.rows('select id, member_id, state, number from class_enrolment where class_id = $1 order by number', [
    id,
  ])) as { id: string; member_id: string; state: string; number: number }[];
const numberIn = async (id: string, state: string) => (await rowsOf(id)).filter((row) => row.state === state).length;
const drawsOf = (id: string) => world.rows('select * from class_draw where class_id = $1', [id]);
const noticesAbout = async (id: string) => {
  await deliverNotices(world, 'class');
  const rows = await world.rows(
    'select text, count(*)::integer as count from notification where subject_id = $1 group by 1 order by 1',
    [id],
  );
  return rows.map(({ text, count }) => [text, count]);
};

test('[ENUM-11] entries have no order until the closing; then seats are drawn, and the others wait as they were drawn', async () => {
  const id = await publish();
  const answers = await Promise.all(crowd.map((one) => classes.enrol(one, id)));
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['entered']));
  await sweep();
  expect(await drawsOf(id)).toEqual([]);
  expect((await crowd[0]?.call(readClass, { id }))?.body).toMatchObject({
    seatsTaken: 0,
    lottery: { enteredCount: 30, drawTime: null },
  });
  await close(id);
  await sweep();
  const rows = await rowsOf(id);
  expect(rows.slice(0, 10).every(({ state }) => state === 'enrolled')).toBe(true);
  expect(rows.slice(10).every(({ state }) => state === 'waiting')).toBe(true);
  expect(await noticesAbout(id)).toEqual([
    ['drawDone', 1],
    ['drawn', 10],
    ['drawnWaiting', 20],
  ]);
  // Again from the record: the same order.
  const [draw] = await drawsOf(id);
  const entries = draw?.['entries'] as string[];
  expect(drawOrder(String(draw?.['seed']), entries)).toEqual(rows.map((row) => row.id));
  expect(draw).toMatchObject({ seats: 10 });
  const { lottery } = (await shen.call(manage.readClassForm, { id })).body;
  expect(lottery).toMatchObject({ enteredCount: 0, draw: { seed: draw?.['seed'], seats: 10, entryCount: 30 } });
  await expect(world.rows("update class_draw set seed = repeat('0', 64) where class_id = $1", [id])).rejects.toThrow(
    'class_draw',
  );
});

test('[ENUM-11] a seat given up after the draw goes to the next one drawn, whoever applied earlier', async () => {
  const id = await publish();
  for (const one of crowd.slice(0, 12)) await classes.enrol(one, id);
  await close(id);
  await sweep();
  const [first, ...others] = await rowsOf(id);
  const winner = crowd.find((one) => one.id === first?.member_id);
  expect((await winner?.call(wire.cancelEnrolment, { id }))?.body).toEqual({ promotedCount: 1 });
  const after = await rowsOf(id);
  expect(after.find((row) => row.id === others[9]?.id)?.state).toBe('enrolled');
  expect(after.find((row) => row.id === others[10]?.id)?.state).toBe('waiting');
});

test('[ENUM-11] drawing twice, applying, leaving and growing while it is drawn: one draw, nobody lost, never overfull', async () => {
  const id = await publish();
  await Promise.all(crowd.slice(0, 20).map((one) => classes.enrol(one, id)));
  const { revision, meetings } = (await shen.call(manage.readClassForm, { id })).body;
  const grown = await classes.classFields({
    selection: 'lottery',
    seats: 14,
    meetings,
    closeTime: world.clock.now() + 1,
  });
  await close(id);
  const [late] = await Promise.all([
    Promise.all(crowd.slice(20).map((one) => one.call(wire.applyForClass, { id }))),
    sweep(),
    sweep(),
    shen.call(manage.saveClass, { id, revision, ...grown }),
    ...crowd.slice(0, 4).map((one) => one.call(wire.cancelEnrolment, { id })),
  ]);
  await close(id);
  await sweep();
  expect(await drawsOf(id)).toHaveLength(1);
  expect(await numberIn(id, 'entered')).toBe(0);
  const accepted = late.filter(({ status }) => status === 200).length;
  const [enrolled, waiting] = [await numberIn(id, 'enrolled'), await numberIn(id, 'waiting')];
  expect(enrolled + waiting).toBe(16 + accepted);
  expect(enrolled).toBe(14);
  expect(await numberIn(id, 'cancelled')).toBe(4);
});

test('[ENUM-11] whoever is approved after the draw stands behind everybody who was drawn', async () => {
  const id = await publish({ needsApproval: true, seats: 1 });
  const [one, two, three] = crowd;
  if (!one || !two || !three) throw new Error('nobody came');
  for (const person of [one, two, three]) expect((await classes.enrol(person, id)).state).toBe('applied');
  const enrolmentOf = async (person: { readonly id: string }) =>
    (await rowsOf(id)).find((row) => row.member_id === person.id)?.id ?? '';
  const approve = async (person: { readonly id: string }) =>
    (await shen.call(wire.approveApplication, { id, enrolmentId: await enrolmentOf(person) })).body;
  expect(await approve(two)).toEqual({ state: 'entered' });
  expect(await approve(three)).toEqual({ state: 'entered' });
  await close(id);
  await sweep();
  expect(await approve(one)).toEqual({ state: 'waiting' });
  const own = (await one.call(readClass, { id })).body.enrolment;
  expect(own).toEqual({ state: 'waiting', waitingPosition: 2 });
});

test('[ENUM-11] somebody a manager added has a seat before the draw; a leaver and a cancelled class draw nothing', async () => {
  const id = await publish({ seats: 2 });
  for (const one of crowd.slice(0, 5)) await classes.enrol(one, id);
  const added = crowd[9]?.id ?? '';
  await shen.call(wire.addToClass, { id, memberIds: [added] });
  expect(await numberIn(id, 'enrolled')).toBe(1);
  await close(id);
  await sweep();
  const rows = await rowsOf(id);
  expect(rows.filter(({ state }) => state === 'enrolled')).toHaveLength(2);
  expect(rows.find((row) => row.member_id === added)?.state).toBe('enrolled');

  const left = await publish({ seats: 1 });
  const leaver = crowd.at(-1);
  if (leaver) await classes.enrol(leaver, left);
  await world.rows("update member set state = 'left' where id = $1", [leaver?.id]);
  await close(left);
  await sweep();
  expect(await numberIn(left, 'removed')).toBe(1);

  const cancelled = await publish();
  if (crowd[0]) await classes.enrol(crowd[0], cancelled);
  await shen.call(manage.cancelClass, { id: cancelled, reason: '人数不足' });
  await close(cancelled);
  await sweep();
  expect(await drawsOf(cancelled)).toEqual([]);
});

test('[ENUM-11] refused: a lottery without seats or closing, another way once it is published; nothing changes', async () => {
  const problemsOf = async (over: Partial<ClassForm>) => {
    const id = await classes.draft({ selection: 'lottery', ...over });
    const { revision, problems } = (await shen.call(manage.readClassForm, { id })).body;
    expect(await shen.call(manage.publishClass, { id, revision })).toMatchObject(refusal('class.not-ready'));
    return problems.map(({ kind }) => kind);
  };
  expect(await problemsOf({ seats: null, closeTime: null })).toEqual([
    'lottery-without-seats',
    'lottery-without-closing',
  ]);
  const id = await publish();
  const { revision, meetings } = (await shen.call(manage.readClassForm, { id })).body;
  expect(await problemsOf({ closeTime: meetings[0]?.startTime ?? 0, meetings })).toEqual(['lottery-without-closing']);
  const before = await classes.snapshot();
  const fields = await classes.classFields({ selection: 'first-come', meetings });
  expect(await shen.call(manage.saveClass, { id, revision, ...fields })).toMatchObject(
    refusal('class.selection-fixed'),
  );
  expect(await classes.snapshot()).toBe(before);
});

test('[ENUM-11] a class whose seats cannot be drawn stops no other, and no later step', async () => {
  const [broken, sound] = [await publish(), await publish()];
  for (const id of [broken, sound]) await classes.enrol(crowd[0] ?? shen, id);
  const crowded = await classes.publish({ seats: 1 });
  for (const one of crowd.slice(0, 2)) await classes.enrol(one, crowded);
  // Where a seat came free without a call, as when somebody leaves the company.
  await world.rows('update training_class set seats = 2 where id = $1', [crowded]);
  await world.rows(`alter table class_draw add constraint broken check (class_id <> '${broken}') not valid`);
  await close(broken);
  world.clock.advance(1_000);
  await close(sound);
  await sweep();
  expect([await drawsOf(broken), await drawsOf(sound)].map(({ length }) => length)).toEqual([0, 1]);
  expect(await numberIn(crowded, 'enrolled')).toBe(2);
  await world.rows('alter table class_draw drop constraint broken');
  await sweep();
  expect(await drawsOf(broken)).toHaveLength(1);
});
