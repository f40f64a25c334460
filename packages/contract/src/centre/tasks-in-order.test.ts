import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../kernel/time-units.ts';
import { type Task, taskKinds } from './task.ts';
import { taskTimeOf } from './task-time.ts';
import { countsOfTasks, distinctTasks, tasksInOrder } from './tasks-in-order.ts';

const task: fc.Arbitrary<Task> = fc.record({
  kind: fc.constantFrom(...taskKinds),
  id: fc.uuid(),
  title: fc.string(),
  // Few values: ties are what an order is tried by.
  dueTime: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  sinceTime: fc.integer({ min: 1, max: 3 }),
  box: fc.constant(null),
  starterName: fc.constant(null),
});

test('[D-180] tasks stand by their deadline, those without one last, whichever order they come in', () => {
  fc.assert(
    fc.property(fc.array(task), fc.array(task), (some, more) => {
      const list = tasksInOrder([...some, ...more]);
      expect(tasksInOrder([...more, ...some])).toEqual(list);
      const dues = list.filter(({ kind }) => kind !== 'approval').map(({ dueTime }) => dueTime ?? Infinity);
      expect(dues).toEqual(dues.toSorted((a, b) => a - b));
      const counts = Object.values(countsOfTasks(list));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(list.length);
    }),
  );
});

const taskAt = (id: string, change: Partial<Task>): Task => ({
  kind: 'exam',
  id,
  title: id,
  dueTime: null,
  sinceTime: 0,
  box: null,
  starterName: null,
  ...change,
});
const idsInOrder = (tasks: readonly Task[]) => tasksInOrder(tasks).map(({ id }) => id);

test('[D-180] what several ask for is one task, by the first deadline, whichever order they come in', () => {
  const tasks = [
    taskAt('a', { dueTime: 3 }),
    taskAt('a', { dueTime: 2 }),
    taskAt('a', {}),
    taskAt('a', { kind: 'course', dueTime: 4 }),
  ];
  for (const list of [tasks, tasks.toReversed()])
    expect(distinctTasks(list).map(({ kind, dueTime }) => [kind, dueTime])).toEqual([
      ['exam', 2],
      ['course', 4],
    ]);
});

test('[D-180] what waits longest is first among those that are due at once', () => {
  const waiting = [taskAt('b', { sinceTime: 2 }), taskAt('a', { sinceTime: 2 }), taskAt('c', { sinceTime: 1 })];
  expect(idsInOrder(waiting)).toEqual(['c', 'a', 'b']);
});

test('[D-180] an approval stands as if it was due a day after it came: somebody waits for it', () => {
  const tasks = [
    taskAt('later', { dueTime: dayMs + 1 }),
    taskAt('whenever', {}),
    taskAt('approval', { kind: 'approval' }),
    taskAt('sooner', { dueTime: dayMs - 1 }),
  ];
  expect(idsInOrder(tasks)).toEqual(['sooner', 'approval', 'later', 'whenever']);
});

test.for([
  ['exam', null, 'none'],
  ['exam', 11, 'due'],
  ['exam', 10, 'late'],
  ['class', 9, 'starts'],
  ['live', 11, 'starts'],
] as const)('[D-180] %s at %s reads %s', ([kind, dueTime, time]) => {
  expect(taskTimeOf({ kind, dueTime }, 10)).toBe(time);
});
