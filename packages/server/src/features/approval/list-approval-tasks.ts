import type { Task } from '@shuyuan/contract/centre/task';
import type { Context } from '../../platform/context.ts';
import { listBox } from './box.store.ts';
import { findPrincipalIds } from './open-case.ts';

/** D-180: requests the caller decides, and their own that were sent back. */
export async function listApprovalTasks(ctx: Context, limit: number): Promise<Task[]> {
  const { tenantId, id: memberId } = ctx.actor;
  const query = { tenantId, memberId, principalIds: await findPrincipalIds(ctx) };
  const first = { page: 1, pageSize: limit };
  const [toDecide, sentBack] = await Promise.all([
    listBox(ctx.read, { ...query, box: 'to-decide' }, first),
    listBox(ctx.read, { ...query, box: 'sent-back' }, first),
  ]);
  const shared = { kind: 'approval', dueTime: null } as const;
  return [
    ...toDecide.items.map(({ id, title, submittedAt, starter }) => ({
      ...shared,
      id,
      title,
      sinceTime: submittedAt.getTime(),
      box: 'to-decide' as const,
      starterName: starter.fullName,
    })),
    ...sentBack.items.map(({ id, title, updatedAt }) => ({
      ...shared,
      id,
      title,
      sinceTime: updatedAt.getTime(),
      box: 'sent-back' as const,
      starterName: null,
    })),
  ];
}
