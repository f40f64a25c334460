import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { type SystemContext, transact, type Tx } from '../../../platform/context.ts';
import { findApprovalOf } from '../../approval/index.ts';
import { lockLive, type LiveRow } from '../live.store.ts';
import { askForRoom } from './ask-for-room.ts';
import { changeApproval } from './change-approval.ts';
import { takeStep } from './move-live.ts';
import { notifyCreator } from './remind.ts';

/** D-075, D-076: what was agreed to is published by itself; when its time has passed its creator is asked what to do. */
async function followAgreement(tx: Tx, ctx: SystemContext, live: LiveRow): Promise<void> {
  if (live.status !== LiveStatus.unpublished) return;
  if (live.startTime.getTime() <= ctx.now()) await notifyCreator(tx, ctx, { live, text: 'overdue' });
  if (!live.autoPublish) return;
  if (live.requestStatus === RequestStatus.ready) await takeStep(tx, ctx, { live, action: 'publish' });
  else await askForRoom(tx, live);
}

/** The process is read again: it may have been submitted once more since this was told. */
export const followApproval = (
  ctx: SystemContext,
  { tenantId, businessId }: { tenantId: string; businessId: string },
) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const live = await lockLive(tx, tenantId, businessId);
      const document = { tenantId, businessType: ApprovalBusinessType.live, businessId };
      const approval = await findApprovalOf(tx, document);
      if (!live || !approval || live.approvalStatus === null || live.approvalStatus === approval.status) return;
      const told = await changeApproval(tx, within, { live, approvalStatus: approval.status });
      if (approval.status === ApprovalStatus.approved) await followAgreement(tx, within, told);
    }),
  );
