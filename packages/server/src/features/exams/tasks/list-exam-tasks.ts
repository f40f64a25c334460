import type { Task } from '@shuyuan/contract/centre/task';
import type { Context } from '../../../platform/context.ts';
import { listWaiting } from './waiting-exams.store.ts';

/** D-180: exams the caller can still pass before they close, and attempts they have not handed in. */
export async function listExamTasks(ctx: Context, limit: number): Promise<Task[]> {
  const { tenantId, id: memberId } = ctx.actor;
  const rows = await listWaiting(ctx.read, { tenantId, memberId, now: new Date(ctx.now()) }, limit);
  return rows.map(({ id, title, dueAt, publishedAt }) => ({
    kind: 'exam',
    id,
    title,
    dueTime: dueAt.getTime(),
    sinceTime: publishedAt.getTime(),
    box: null,
    starterName: null,
  }));
}
