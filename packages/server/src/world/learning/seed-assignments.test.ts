import { listDuties } from '@shuyuan/contract/assignments/duty-report.wire';
import { listOwnDuties, readDuty } from '@shuyuan/contract/assignments/duty.wire';
import { listAssignments } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedAssignments } from './seed-assignments.ts';
import { seedYearlyCourse } from './seed-yearly-course.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  await seedAssignments(system, await seedYearlyCourse(system));
});
afterAll(() => world.close());

test('[D-180] the safety training of the year has people who are done, due and overdue, one exempt and one away', async () => {
  const manager = await world.signIn('luchengze');
  const [rule] = (await manager.call(listAssignments, { search: '全员安全生产培训' })).body.items;
  const id = rule?.id ?? '';
  const all = (await manager.call(listDuties, { id, pageSize: 100 })).body;
  expect(all.counts).toMatchObject({ done: 2, exempt: 1, paused: 1, closed: 0 });
  expect(all.counts.overdue).toBeGreaterThan(1);
  expect(all.counts.due).toBeGreaterThan(5);
  const director = await world.signIn('zhoumuyun');
  const own = (await director.call(listDuties, { id, pageSize: 100 })).body;
  expect(own.counts).toMatchObject({ done: 1, exempt: 1, paused: 1 });
  expect(own.counts.overdue).toBeGreaterThan(0);
  const late = own.items.find(({ progress }) => progress === 'overdue');
  const history = (await director.call(readDuty, { id: late?.id ?? '' })).body;
  expect(history.reminders.map(({ step }) => step)).toEqual(['director', 'late', 'day', 'week']);
  const [duty] = (await (await world.signIn('linzhiyuan')).call(listOwnDuties, {})).body.items;
  expect(duty).toMatchObject({ title: '全员安全生产培训', progress: 'due' });
});
