import type { Task } from './task.ts';

/** The way the time of a task reads: `starts` of what happens at a time, otherwise by when it has to be done. */
export type TaskTime = 'none' | 'due' | 'late' | 'starts';

const startingKinds: readonly string[] = ['class', 'live'] satisfies Task['kind'][];

export function taskTimeOf({ kind, dueTime }: Pick<Task, 'kind' | 'dueTime'>, now: number): TaskTime {
  if (dueTime === null) return 'none';
  if (startingKinds.includes(kind)) return 'starts';
  return now >= dueTime ? 'late' : 'due';
}
