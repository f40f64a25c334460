import { listOwnDuties } from '@shuyuan/contract/assignments/duty.wire';
import { previewAssignment } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { listTasks } from '@shuyuan/contract/centre/task.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const yearAndADay = 366;
const deadline = { kind: 'afterJoining', days: 60, timeZone: 'Asia/Shanghai' } as const;
const ownOf = async (title: string) => {
  const { items } = (await (await assignments.as(learner)).call(listOwnDuties, { pageSize: 100 })).body;
  return items.find((duty) => duty.title === title)?.items[0];
};
/** Attended whole, as 沈若溪 notes it. */
async function attend(classId: string): Promise<void> {
  const classes = classesOf(world);
  for (const at of [0, 1]) await classes.note(classId, at, learner, 'present');
}

test('[D-180] a class every year: any class of the series held in the year is enough, and the page says which one comes', async () => {
  const title = '年度急救演练';
  const first = await classesOf(world).publish({ title });
  const items = [{ businessType: BusinessType.class, businessId: first }];
  const audience = await assignments.named(learner);
  const id = await assignments.activate({ title, items, audience, deadline, recurrenceMonths: 12 });
  expect(await ownOf(title)).toMatchObject({ isAsked: true, nextClass: { id: first } });
  await classesOf(world).enrol(await assignments.as(learner), first);
  await attend(first);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done']);

  assignments.pass(yearAndADay * dayMs);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'open']);
  // Not planned yet: it waits for the next one, and is done neither by the last one nor without one.
  expect(await ownOf(title)).toMatchObject({ isAsked: true, finishTime: null, nextClass: null });
  await classesOf(world).note(first, 0, learner, 'late');
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'open']);

  const second = await classesOf(world).holdAgain(first, 20);
  const third = await classesOf(world).holdAgain(second, 40);
  expect(await ownOf(title)).toMatchObject({ nextClass: { id: second } });
  await classesOf(world).enrol(await assignments.as(learner), third);
  expect(await ownOf(title)).toMatchObject({ nextClass: { id: third } });
  const tasks = (await (await assignments.as(learner)).call(listTasks, { pageSize: 100 })).body.items;
  expect(tasks.filter((task) => task.id === first)).toEqual([]);
  expect(tasks.filter((task) => task.id === third)).toHaveLength(1);
  const fields = assignments.fields({ title, items, audience, deadline, recurrenceMonths: 12 });
  const preview = (await (await assignments.as('luchengze')).call(previewAssignment, fields)).body;
  expect(preview.items).toMatchObject([{ closedToCount: 0 }]);
  await attend(third);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'done']);
  const [, round] = await assignments.dutiesOf(id, learner);
  expect(Number(round?.['next_at'])).toBeGreaterThan(world.clock.now());
});

test('[D-180] a class of another series, though of the same name, is none of it', async () => {
  const title = '年度消防演练';
  const [asked, other] = [await classesOf(world).publish({ title }), await classesOf(world).publish({ title })];
  const items = [{ businessType: BusinessType.class, businessId: asked }];
  const audience = await assignments.named(learner);
  const id = await assignments.activate({ title, items, audience, deadline, recurrenceMonths: 12 });
  await classesOf(world).enrol(await assignments.as(learner), other);
  await attend(other);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['open']);
});
