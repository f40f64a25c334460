import { taskContentKinds } from '@shuyuan/contract/centre/task-content-types';
import type { Task } from '@shuyuan/contract/centre/task';
import type { Context } from '../../../platform/context.ts';
import { listOwnItems } from './own-items.store.ts';

/** D-180: what is left to do of the caller's required training. */
export async function listAssignmentTasks(ctx: Context, limit: number): Promise<Task[]> {
  const rows = await listOwnItems(ctx.read, { memberId: ctx.actor.id, asOf: new Date(ctx.now()) }, limit);
  return rows.map(({ businessType, id, title, dueAt, openedAt }) => ({
    kind: taskContentKinds[businessType],
    id,
    title,
    dueTime: dueAt.getTime(),
    sinceTime: openedAt.getTime(),
    box: null,
    starterName: null,
  }));
}
