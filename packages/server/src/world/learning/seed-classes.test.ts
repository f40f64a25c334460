import { TrainStatus } from '@shuyuan/contract/study/training';
import { listClasses } from '@shuyuan/contract/training/class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { classesOf } from '../test-classes.ts';
import { seedClasses } from './seed-classes.ts';
import { seedClassrooms } from './seed-classrooms.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedClassrooms(world.installation.system);
  await seedClasses(world.installation.system);
});
afterAll(() => world.close());

test('the demo company has a class with a waiting list, an open one, one that is running, and one that is over', async () => {
  const lin = await classesOf(world).as('linzhiyuan');
  const cards = async (box: 'open' | 'mine') => (await lin.call(listClasses, { box })).body.items;
  expect(
    (await cards('open')).map(({ kind, seats, seatsTaken, waitingCount }) => [kind, seats, seatsTaken, waitingCount]),
  ).toEqual([
    ['training', 10, 6, 0],
    ['open', 40, 2, 0],
    ['training', 8, 8, 3],
    ['training', 2, 2, 1],
  ]);
  expect((await cards('mine')).map(({ status, enrolment }) => [status, enrolment?.waitingPosition])).toEqual([
    [TrainStatus.enrolling, 2],
    [TrainStatus.enrolling, null],
    [TrainStatus.ended, null],
    [TrainStatus.running, null],
  ]);
});

test('its class teacher agreed to three applications of a class and refused one; two wait', async () => {
  const said = await world.rows(
    `select enrolment.state, count(*)::integer as count from class_enrolment enrolment
     join training_class training on training.id = enrolment.class_id
     where training.needs_approval group by 1 order by 1`,
  );
  expect(said.map(({ state, count }) => [state, count])).toEqual([
    ['applied', 2],
    ['enrolled', 2],
    ['refused', 1],
    ['waiting', 1],
  ]);
});

test('people of the running class checked in, were late or excused, and one signed by hand', async () => {
  const said = await world.rows(
    `select meeting.title, entry.state, entry.way, count(*)::integer as count from class_attendance_entry entry
     join class_meeting meeting on meeting.id = entry.meeting_id
     join training_class training on training.id = meeting.class_id
     where training.title = '新任主管沟通工作坊' group by 1, 2, 3 order by meeting.title, 2, 3`,
  );
  expect(said.map(({ title, state, way, count }) => [title, state, way, count])).toEqual([
    ['倾听与反馈', 'excused', 'hand', 1],
    ['倾听与反馈', 'late', 'scan', 1],
    ['倾听与反馈', 'present', 'hand', 1],
    ['倾听与反馈', 'present', 'scan', 3],
    ['分派任务', 'late', 'scan', 1],
    ['分派任务', 'present', 'scan', 2],
  ]);
});
