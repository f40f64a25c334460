import * as enrolment from '@shuyuan/contract/training/enrolment.wire';
import * as manage from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { crowdOf } from '../../../world/test-crowd.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let crowd: Awaited<ReturnType<typeof crowdOf>>;
beforeAll(async () => {
  // As many connections as a server has: applications really meet at the class.
  world = await openWorld({ env: { DATABASE_POOL: '20' } });
  classes = classesOf(world);
  crowd = await crowdOf(world, 200);
});
afterAll(() => world.close());

const applyAll = (id: string, people = crowd) =>
  Promise.all(people.map(async (one) => (await one.call(enrolment.applyForClass, { id })).body));
const statesOf = async (id: string) =>
  (await world.rows('select member_id, state, number from class_enrolment where class_id = $1 order by number', [
    id,
  ])) as {
    member_id: string;
    state: string;
    number: number;
  }[];
const takenOf = async (id: string) =>
  (await world.rows('select seats_taken from training_class where id = $1', [id]))[0]?.['seats_taken'];

test('[D-183] 200 people apply for 20 seats at once: 20 are in, 180 wait in the order of their numbers', async () => {
  const id = await classes.publish({ seats: 20, waitingMax: 200 });
  const answers = await applyAll(id);
  expect(answers.filter(({ state }) => state === 'enrolled')).toHaveLength(20);
  const positions = answers.flatMap(({ waitingPosition }) => (waitingPosition === null ? [] : [waitingPosition]));
  expect(positions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 180 }, (_, index) => index + 1));
  const rows = await statesOf(id);
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect(rows.slice(0, 20).every(({ state }) => state === 'enrolled')).toBe(true);
  expect(rows.slice(20).every(({ state }) => state === 'waiting')).toBe(true);
  expect(await takenOf(id)).toBe(20);

  // Twenty leave at once: each seat goes to one who waits, the first of them.
  const seated = crowd.filter((one) => rows.slice(0, 20).some((row) => row.member_id === one.id));
  const left = await Promise.all(seated.map((one) => one.call(enrolment.cancelEnrolment, { id })));
  expect(left.map(({ body }) => body.promotedCount)).toEqual(seated.map(() => 1));
  const after = await statesOf(id);
  expect(after.filter(({ state }) => state === 'enrolled').map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 21),
  );
  expect(await takenOf(id)).toBe(20);
});

test('applying, leaving and growing at once never overfills, and leaves no seat free', async () => {
  const id = await classes.publish({ seats: 10, waitingMax: 200 });
  const [first, second] = [crowd.slice(0, 40), crowd.slice(40, 80)];
  await applyAll(id, first);
  const author = await classes.as('shenruoxi');
  const { revision, meetings } = (await author.call(manage.readClassForm, { id })).body;
  const grown = await classes.classFields({ seats: 25, waitingMax: 200, meetings });
  await Promise.all([
    applyAll(id, second),
    author.call(manage.saveClass, { id, revision, ...grown }),
    ...first.slice(0, 15).map((one) => one.call(enrolment.cancelEnrolment, { id })),
  ]);
  const rows = await statesOf(id);
  const numbersOf = (wanted: string) => rows.filter(({ state }) => state === wanted).map(({ number }) => number);
  expect(numbersOf('cancelled')).toHaveLength(15);
  expect(numbersOf('enrolled')).toHaveLength(25);
  expect(Math.max(...numbersOf('enrolled'))).toBeLessThan(Math.min(...numbersOf('waiting')));
  expect(await takenOf(id)).toBe(25);
});

test('the database refuses one too many, whoever writes it', async () => {
  const id = await classes.publish({ seats: 1 });
  const [one, two] = crowd;
  if (!one || !two) throw new Error('nobody came');
  await classes.enrol(one, id);
  await classes.enrol(two, id);
  const taking = world.rows("update class_enrolment set state = 'enrolled' where class_id = $1 and state = 'waiting'", [
    id,
  ]);
  await expect(taking).rejects.toThrow('training_class_not_overfull');
  expect(await takenOf(id)).toBe(1);
});
