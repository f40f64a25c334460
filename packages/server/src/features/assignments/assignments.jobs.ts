import { defineJob, type Job } from '../../platform/jobs.ts';
import { applyJob } from './evaluate/apply-job.ts';
import { applyActiveRules, applyRule } from './evaluate/apply-rule.ts';
import { checkDuties } from './evaluate/check-duties.ts';
import { remindDuties } from './remind/remind-duties.ts';

export const assignmentJobs: readonly Job[] = [
  { name: 'assignments:check', cron: '* * * * *', handle: checkDuties },
  { name: 'assignments:remind', cron: '*/10 * * * *', handle: remindDuties },
  { name: 'assignments:nightly', cron: '37 1 * * *', handle: applyActiveRules },
  defineJob(applyJob, applyRule),
];
