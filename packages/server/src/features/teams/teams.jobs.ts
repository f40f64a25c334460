import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { outcomeJobs } from '../approval/index.ts';
import { followApproval } from './application/approval-outcome.ts';
import { forgetPortraits } from './application/forget-portraits.ts';

export const teamsJobs: readonly Job[] = [
  defineJob(outcomeJobs[ApprovalBusinessType.shareAccount], followApproval),
  { name: 'teams:forget-portraits', cron: '29 3 * * *', handle: forgetPortraits },
];
