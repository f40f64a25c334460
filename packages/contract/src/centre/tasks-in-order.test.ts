import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Task, taskKinds } from './task.ts';
import { taskTimeOf } from './task-time.ts';
import { countsOfTasks, tasksInOrder } from './tasks-in-order.ts';

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
      const dues = list.map(({ dueTime }) => dueTime ?? Infinity);
      expect(dues).toEqual(dues.toSorted((a, b) => a - b));
      const counts = Object.values(countsOfTasks(list));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(list.length);
    }),
  );
});

test('[D-180] what waits longest is first among those that are due at once', () => {
  const at = (id: string, sinceTime: number): Task => ({
    kind: 'approval',
    id,
    title: id,
    dueTime: null,
    sinceTime,
    box: 'to-decide',
    starterName: null,
  });
  expect(tasksInOrder([at('b', 2), at('a', 2), at('c', 1)]).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
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
