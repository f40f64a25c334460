import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import type { ProcessState } from '@shuyuan/contract/approval/process-life';
import { type JobName, jobName } from '../../../platform/jobs.ts';

type ApprovalOutcome = {
  readonly tenantId: string;
  readonly processInstanceId: string;
  readonly businessId: string;
  readonly state: ProcessState;
};

/**
 * The job by which the feature that owns a document learns what became of its approval (D-075); it reads the process
 * again before it acts. A general request is nothing but its approval and has no owner.
 */
export const outcomeJobs = {
  [ApprovalBusinessType.live]: jobName<ApprovalOutcome>('live:approval-outcome'),
  [ApprovalBusinessType.shareAccount]: jobName<ApprovalOutcome>('teams:approval-outcome'),
  [ApprovalBusinessType.general]: null,
  [ApprovalBusinessType.positionStudy]: jobName<ApprovalOutcome>('positions:approval-outcome'),
} as const satisfies Record<ApprovalBusinessType, JobName<ApprovalOutcome> | null>;
