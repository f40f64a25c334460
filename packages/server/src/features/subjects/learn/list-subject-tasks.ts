import type { Task } from '@shuyuan/contract/centre/task';
import type { Context } from '../../../platform/context.ts';
import { listDue } from './learn.store.ts';

/** D-180: subjects the caller is in the midst of and that have a deadline. */
export async function listSubjectTasks(ctx: Context, limit: number): Promise<Task[]> {
  const rows = await listDue(ctx.read, { memberId: ctx.actor.id, asOf: new Date(ctx.now()) }, limit);
  return rows.map(({ id, title, dueAt, openedAt }) => ({
    kind: 'subject',
    id,
    title,
    dueTime: dueAt.getTime(),
    sinceTime: openedAt.getTime(),
    box: null,
    starterName: null,
  }));
}
