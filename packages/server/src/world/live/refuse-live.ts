import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { findApprovalOf, refuse } from '../../features/approval/index.ts';
import { followApproval } from '../../features/live/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

type LiveKey = { readonly id: string; readonly tenantId: string };

/** A live somebody applied for is refused with this comment, thirty hours ago. */
export async function refuseLive(ctx: SystemContext, told: LiveKey, comment: string): Promise<void> {
  const document = { tenantId: told.tenantId, businessType: ApprovalBusinessType.live, businessId: told.id };
  const approval = await findApprovalOf(ctx.read, document);
  if (!approval) throw new Error('a live that was to be refused waits for nobody');
  await refuse(await personAt(ctx, 'jiangshuyi', 30 * hourMs), { id: approval.processInstanceId, comment });
  await followApproval(ctx, document);
}
