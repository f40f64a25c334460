import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { outcomeJobs } from '../approval/index.ts';
import { handleAuditOutcome } from './audit/handle-audit-outcome.ts';

export const positionJobs: readonly Job[] = [
  defineJob(outcomeJobs[ApprovalBusinessType.positionStudy], handleAuditOutcome),
];
