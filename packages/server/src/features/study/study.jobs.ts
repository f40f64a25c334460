import type { Job } from '../../platform/jobs.ts';
import { forgetPathDrafts } from './manage/forget-path-drafts.ts';
import { foldLearnerCounts } from './learners/fold-learner-counts.ts';

export const studyJobs: readonly Job[] = [
  { name: 'study:forget-path-drafts', cron: '37 3 * * *', handle: forgetPathDrafts },
  { name: 'study:fold-learner-counts', cron: '* * * * *', handle: foldLearnerCounts },
];
