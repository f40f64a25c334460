import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';

/** The approval of a walk, by the id of the walk. */
export const auditDocumentOf = (tenantId: string, runId: string) => ({
  tenantId,
  businessType: ApprovalBusinessType.positionStudy,
  businessId: runId,
});
