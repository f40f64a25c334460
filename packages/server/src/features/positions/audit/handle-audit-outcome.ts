import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import type { AuditState } from '@shuyuan/contract/positions/audit-states';
import { type SystemContext, transact } from '../../../platform/context.ts';
import { findApprovalOf } from '../../approval/index.ts';
import { lockRun } from '../walk/walk.store.ts';
import { updateAudit } from './audit.store.ts';
import { auditDocumentOf } from './audit-document.ts';

/** The audit after an approval that is over; one the person took back was never handed in. */
const stateOf: Readonly<Partial<Record<ApprovalStatus, AuditState>>> = {
  [ApprovalStatus.approved]: 'agreed',
  [ApprovalStatus.rejected]: 'refused',
  [ApprovalStatus.withdrawn]: 'none',
};

/** D-177: the result of an audit, read from the approval again. The approval itself notifies its person. */
export const handleAuditOutcome = (ctx: SystemContext, event: { tenantId: string; businessId: string }) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const run = await lockRun(tx, event.businessId);
      const approval = await findApprovalOf(tx, auditDocumentOf(event.tenantId, event.businessId));
      const state = approval && stateOf[approval.status];
      if (!run || state === undefined || run.auditState !== 'waiting') return;
      await updateAudit(tx, { runId: run.id, state, decidedAt: new Date(within.now()) });
    }),
  );
