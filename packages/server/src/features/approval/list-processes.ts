import { type ApprovalBox, statusOfState } from '@shuyuan/contract/approval/process-life';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';
import { listBox } from './box.store.ts';
import { findPrincipalIds } from './open-case.ts';

/** D-073: what waits for the caller (or for whom they stand in), what they decided, what they started. */
export async function listProcesses(ctx: Context, { box, ...paging }: Paging & { box: ApprovalBox }) {
  const principalIds = await findPrincipalIds(ctx);
  const { tenantId, id: memberId } = ctx.actor;
  const { items, recordCount } = await listBox(ctx.read, { box, tenantId, memberId, principalIds }, paging);
  return {
    items: items.map(({ id, state, submittedAt, updatedAt, ...process }) => ({
      ...process,
      processInstanceId: id,
      status: statusOfState[state],
      startTime: submittedAt.getTime(),
      updateTime: updatedAt.getTime(),
    })),
    recordCount,
  };
}
