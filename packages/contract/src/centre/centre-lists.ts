import { type TaskKind, taskKinds } from './task.ts';

/** D-179: the closed list of names of `center/my/{name}` and of the to-do menu. */
export const centreLists = [
  'task',
  'course',
  'subject',
  'exam',
  'research',
  'class',
  'live',
  'collect',
  'certificate',
  'integral',
  'coin',
  'invoice',
] as const;
export type CentreList = (typeof centreLists)[number];

export const isCentreList = (name: string): name is CentreList => centreLists.some((list) => list === name);

/** The entries of the to-do menu: the tasks of a kind, all of them, a list of the centre, or the centre's home. */
export type TodoTarget =
  | { readonly target: 'tasks'; readonly kind: TaskKind | undefined }
  | { readonly target: 'list'; readonly list: CentreList }
  | { readonly target: 'home' };

/** D-179: names of the list without tasks of their own are the list itself; an unknown one leads to the centre. */
export function todoTargetOf(name: string): TodoTarget {
  if (name === 'task') return { target: 'tasks', kind: undefined };
  const kind = taskKinds.find((one) => one === name);
  if (kind !== undefined) return { target: 'tasks', kind };
  return isCentreList(name) ? { target: 'list', list: name } : { target: 'home' };
}
