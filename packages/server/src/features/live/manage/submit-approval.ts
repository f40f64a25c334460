import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { submittable } from '@shuyuan/contract/live/live-life';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { type Context, transact } from '../../../platform/context.ts';
import type { Family } from '../community/family.ts';
import { changeApproval } from './change-approval.ts';
import { lockManaged } from './open-managed.ts';
import { submitToApprovers } from './submit-to-approvers.ts';
import { isApprovalOn } from './read-switches.ts';
import { recordLive } from './record-live.ts';

type Input = { readonly id: string; readonly summary: string; readonly comment: string };
type Submitted = { id: string; processInstanceId: string };

/** LIVE-MGMT-26, D-075: before its approvers for the first time, or once more after a refusal or a withdrawal. */
export const submitForApproval = (ctx: Context, family: Family, wish: Input): Promise<Submitted> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { id, summary, comment } = wish;
      const live = await lockManaged(tx, within, { family, id });
      demand(await isApprovalOn(within, live.organizationId), 'live.approval-off');
      demand(live.approvalStatus !== ApprovalStatus.pending, 'approval.submitted-already');
      const isOpen = live.status === LiveStatus.unpublished && submittable.includes(live.approvalStatus);
      demand(isOpen, 'live.wrong-state', { status: live.status });
      const processInstanceId = await submitToApprovers(within, { live, summary, comment });
      await changeApproval(tx, within, { live, approvalStatus: ApprovalStatus.pending });
      const before = { approvalStatus: live.approvalStatus };
      await recordLive(tx, within, {
        live,
        act: 'submitted',
        before,
        after: { approvalStatus: ApprovalStatus.pending },
      });
      return { id, processInstanceId };
    }),
  );
