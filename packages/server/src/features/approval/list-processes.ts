import { type ApprovalBox, statusOfState } from '@shuyuan/contract/approval/process-life';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';
import { listAllWaiting, listBox } from './box.store.ts';
import { findPrincipalIds } from './open-case.ts';

type Item = Awaited<ReturnType<typeof listBox>>['items'][number];

const toWire = ({ id, businessType, businessId, title, state, starter, organization, ...times }: Item) => ({
  processInstanceId: id,
  businessType,
  businessId,
  title,
  status: statusOfState[state],
  starter,
  organization,
  startTime: times.submittedAt.getTime(),
  updateTime: times.updatedAt.getTime(),
});

/** D-073: what waits for the caller (or for whom they stand in), what they decided, what they started. */
export async function listProcesses(ctx: Context, { box, ...paging }: Paging & { box: ApprovalBox }) {
  const principalIds = await findPrincipalIds(ctx);
  const { tenantId, id: memberId } = ctx.actor;
  const { items, recordCount } = await listBox(ctx.read, { box, tenantId, memberId, principalIds }, paging);
  return { items: items.map(toWire), recordCount };
}

/** Everything that waits in the tenant, for those who may give it to somebody else. */
export async function listWaiting(ctx: Context, paging: Paging) {
  const { items, recordCount } = await listAllWaiting(ctx.read, ctx.actor.tenantId, paging);
  return { items: items.map((item) => ({ ...toWire(item), approvers: item.approvers })), recordCount };
}
