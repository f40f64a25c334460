import { lastMinuteOf } from '@shuyuan/contract/assignments/last-minute-of';
import { listTasks } from '@shuyuan/contract/centre/task.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';
import { examsOf } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
});
afterAll(() => world.close());

const tasksOf = async (account: string) =>
  (await (await assignments.as(account)).call(listTasks, { pageSize: 100 })).body;

test('[D-180] what is left of required training is a task by its deadline until it is done; others have none of it', async () => {
  const [first, second] = [await assignments.course('消防'), await assignments.course('急救')];
  const before = await tasksOf('tangyuwei');
  const audience = await assignments.named('linzhiyuan');
  const id = await assignments.activate({ items: [first.asked, second.asked], audience });
  const [duty] = await assignments.dutiesOf(id, 'linzhiyuan');
  const own = async () => (await tasksOf('linzhiyuan')).items.filter(({ kind }) => kind === 'course');
  expect(new Set((await own()).map(({ title, dueTime }) => `${title} ${dueTime}`))).toEqual(
    new Set([`消防 ${lastMinuteOf(Number(duty?.['due_at']))}`, `急救 ${lastMinuteOf(Number(duty?.['due_at']))}`]),
  );
  await first.finish('linzhiyuan');
  expect((await own()).map(({ title }) => title)).toEqual(['急救']);
  await second.finish('linzhiyuan');
  await assignments.work();
  expect(await own()).toEqual([]);
  expect(await tasksOf('tangyuwei')).toEqual(before);
});

test('[D-180] a content several rules or features ask for is one task, by its first deadline', async () => {
  const exams = examsOf(world);
  const closeTime = world.clock.now() + 90 * dayMs;
  const examId = await exams.publish(
    exams.examFields(await exams.fixedPaper(2), { closeTime, passPercent: 60 }, { name: '安全考试' }),
  );
  const items = [{ businessType: BusinessType.exam, businessId: examId }];
  const audience = await assignments.named('linzhiyuan');
  const later = { kind: 'afterJoining', days: 30, timeZone: 'Asia/Shanghai' } as const;
  await assignments.activate({ items, audience, deadline: later });
  const soonest = await assignments.activate({ items, audience });
  const [duty] = await assignments.dutiesOf(soonest, 'linzhiyuan');
  const { items: tasks, counts } = await tasksOf('linzhiyuan');
  const own = tasks.filter(({ id }) => id === examId);
  expect(own).toMatchObject([{ kind: 'exam', dueTime: lastMinuteOf(Number(duty?.['due_at'])) }]);
  expect(counts.exam).toBe(tasks.filter(({ kind }) => kind === 'exam').length);
});
