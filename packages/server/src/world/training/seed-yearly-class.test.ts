import { listDuties } from '@shuyuan/contract/assignments/duty-report.wire';
import { listOwnDuties } from '@shuyuan/contract/assignments/duty.wire';
import { listAssignments } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { readClass } from '@shuyuan/contract/training/class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedYearlyClass } from './seed-yearly-class.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedYearlyClass(world.installation.system);
});
afterAll(() => world.close());

test('[D-180] the class of every year: attended last year, asked for once more, and the next of its series is planned', async () => {
  const manager = await world.signIn('luchengze');
  const [rule] = (await manager.call(listAssignments, { search: '急救员年度复训' })).body.items;
  const { counts } = (await manager.call(listDuties, { id: rule?.id ?? '', pageSize: 100 })).body;
  expect(counts).toMatchObject({ due: 4, overdue: 0, done: 0 });
  const aider = await world.signIn('duyinuo');
  const duties = async (view: 'open' | 'over') => (await aider.call(listOwnDuties, { view })).body.items;
  expect((await duties('over')).map(({ title, progress }) => `${title} ${progress}`)).toEqual(['急救员年度复训 done']);
  const [due] = await duties('open');
  const nextId = due?.items[0]?.nextClass?.id ?? '';
  expect(due?.items[0]).toMatchObject({ isAsked: true, finishTime: null, nextClass: { id: expect.any(String) } });
  expect(due?.items[0]?.businessId).not.toBe(nextId);
  expect((await aider.call(readClass, { id: nextId })).body).toMatchObject({
    title: '年度应急疏散与急救演练',
    seatsTaken: 2,
    enrolment: { state: 'enrolled' },
  });
});
