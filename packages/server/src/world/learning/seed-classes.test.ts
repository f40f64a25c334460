import { TrainStatus } from '@shuyuan/contract/study/training';
import { listClasses, readClass } from '@shuyuan/contract/training/class.wire';
import { listManagedClasses } from '@shuyuan/contract/training/manage-class.wire';
import { readClassCosts } from '@shuyuan/contract/training/report/class-report.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { classesOf } from '../tests/training/test-classes.ts';
import { seedClasses } from './seed-classes.ts';
import { seedClassrooms } from './seed-classrooms.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedClassrooms(world.installation.system);
  await seedClasses(world.installation.system);
});
afterAll(() => world.close());

test('the demo company has a class with a waiting list, an open one, one that is running, and one that is being evaluated', async () => {
  const lin = await classesOf(world).as('linzhiyuan');
  const cards = async (box: 'open' | 'mine') => (await lin.call(listClasses, { box })).body.items;
  expect(
    (await cards('open')).map(({ kind, seats, seatsTaken, waitingCount }) => [kind, seats, seatsTaken, waitingCount]),
  ).toEqual([
    ['training', 10, 6, 0],
    ['open', 40, 2, 0],
    ['training', 8, 8, 3],
    ['training', 2, 2, 1],
    ['training', 4, 4, 6],
  ]);
  const mine = (await cards('mine')).filter(({ selection }) => selection === 'first-come');
  expect(mine.map(({ status, enrolment }) => [status, enrolment?.waitingPosition])).toEqual([
    [TrainStatus.enrolling, 2],
    [TrainStatus.enrolling, null],
    [TrainStatus.evaluating, null],
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

test('a class is plainly over, with who was there and what it cost', async () => {
  const ye = await classesOf(world).as('yewanqing');
  const { items } = (await ye.call(listManagedClasses, { search: '点检员' })).body;
  expect(items.map(({ status }) => status)).toEqual([TrainStatus.ended]);
  expect((await ye.call(readClassCosts, { id: items[0]?.id ?? '' })).body).toMatchObject({
    currency: 'CNY',
    costHundredths: 641_500,
    plannedMinutes: 780,
    attendedCount: 5,
    attendedMinutes: 5 * 360 + 4 * 420,
    perPersonHundredths: 128_300,
  });
});

test('whoever was at the class that is over reads its documents and is asked what they think', async () => {
  const lin = await classesOf(world).as('linzhiyuan');
  const { items } = (await lin.call(listClasses, { box: 'mine' })).body;
  const over = items.find(({ status }) => status === TrainStatus.evaluating);
  const { materials, evaluation } = (await lin.call(readClass, { id: over?.id ?? '' })).body;
  expect(materials.map(({ name, phase }) => `${phase} ${name}`)).toEqual([
    'before 价值流图入门.pdf',
    'after 改善提案模板.pdf',
    'after 工作坊小结.pdf',
  ]);
  expect(evaluation).toMatchObject({ title: '精益改善工作坊课后评估', isAnonymous: true, isAnswered: false });
});
