import type { Task } from '@shuyuan/contract/centre/task';
import type { Context } from '../../../platform/context.ts';
import { listWaiting } from './list.store.ts';

/** D-180: surveys that wait for the caller's answers. */
export async function listSurveyTasks(ctx: Context, limit: number): Promise<Task[]> {
  const { tenantId, id: memberId } = ctx.actor;
  const rows = await listWaiting(ctx.read, { tenantId, memberId, now: new Date(ctx.now()) }, limit);
  return rows.map(({ id, title, closesAt, opensAt, createdAt }) => ({
    kind: 'research',
    id,
    title,
    dueTime: closesAt?.getTime() ?? null,
    sinceTime: (opensAt ?? createdAt).getTime(),
    box: null,
    starterName: null,
  }));
}
