import type { Job } from '../../platform/jobs.ts';
import { followApproval, outcomeJob } from './application/approval-outcome.ts';
import { forgetPortraits } from './application/forget-portraits.ts';

export const teamsJobs: readonly Job[] = [
  {
    name: outcomeJob,
    // Enqueued by the approval with these very names.
    handle: (ctx, payload) => followApproval(ctx, payload as { tenantId: string; businessId: string }),
  },
  { name: 'teams:forget-portraits', cron: '29 3 * * *', handle: forgetPortraits },
];
