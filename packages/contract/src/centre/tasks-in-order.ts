import { dayMs } from '../kernel/time-units.ts';
import { type Task, type TaskKind, taskKinds } from './task.ts';

/** An approval has no deadline, but somebody waits for it: it stands as if it was due a day after it came. */
const dueOf = ({ kind, dueTime, sinceTime }: Task): number =>
  dueTime ?? (kind === 'approval' ? sinceTime + dayMs : Number.MAX_SAFE_INTEGER);

/** D-180: by deadline, what has none last and there what waits longest first. Any order of sources gives the same list. */
export const tasksInOrder = (tasks: readonly Task[]): Task[] =>
  tasks.toSorted(
    (a, b) =>
      dueOf(a) - dueOf(b) ||
      a.sinceTime - b.sinceTime ||
      taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind) ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  );

/** A thing several sources ask for is one task, by its first deadline. */
export function distinctTasks(tasks: readonly Task[]): Task[] {
  const distinct = new Map<string, Task>();
  for (const task of tasksInOrder(tasks)) {
    const key = `${task.kind} ${task.id}`;
    if (!distinct.has(key)) distinct.set(key, task);
  }
  return [...distinct.values()];
}

/** The number of tasks of each kind. */
export const countsOfTasks = (tasks: readonly Task[]): Record<TaskKind, number> => {
  const counts = { course: 0, subject: 0, exam: 0, research: 0, class: 0, live: 0, room: 0, approval: 0 };
  for (const { kind } of tasks) counts[kind] += 1;
  return counts;
};
