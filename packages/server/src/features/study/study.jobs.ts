import type { Job } from '../../platform/jobs.ts';
import { forgetPathDrafts } from './manage/forget-path-drafts.ts';

export const studyJobs: readonly Job[] = [
  { name: 'study:forget-path-drafts', cron: '37 3 * * *', handle: forgetPathDrafts },
];
