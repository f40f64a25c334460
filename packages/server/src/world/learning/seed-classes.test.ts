import { TrainStatus } from '@shuyuan/contract/study/training';
import { listClasses } from '@shuyuan/contract/training/class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { classesOf } from '../test-classes.ts';
import { seedClasses } from './seed-classes.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedClasses(world.installation.system);
});
afterAll(() => world.close());

test('the demo company has a class with a waiting list, an open class with free seats, and one that is over', async () => {
  const lin = await classesOf(world).as('linzhiyuan');
  const cards = async (box: 'open' | 'mine') => (await lin.call(listClasses, { box })).body.items;
  expect(
    (await cards('open')).map(({ kind, seats, seatsTaken, waitingCount }) => [kind, seats, seatsTaken, waitingCount]),
  ).toEqual([
    ['open', 40, 2, 0],
    ['training', 8, 8, 3],
  ]);
  expect((await cards('mine')).map(({ status, enrolment }) => [status, enrolment?.waitingPosition])).toEqual([
    [TrainStatus.enrolling, 2],
    [TrainStatus.ended, null],
  ]);
});
