import { defineJob, type Job } from '../../platform/jobs.ts';
import { itemRevised } from '../library/index.ts';
import { forgetFileDrafts } from './manage/forget-file-drafts.ts';
import { countFinished } from './learners/count-finished.ts';
import { foldLearnerCounts } from './learners/fold-learner-counts.ts';
import { followLibraryItem } from './library/follow-library-item.ts';
import { countRecentLearners } from './recommend/count-recent-learners.ts';

export const studyJobs: readonly Job[] = [
  { name: 'study:forget-file-drafts', cron: '37 3 * * *', handle: forgetFileDrafts },
  { name: 'study:fold-learner-counts', cron: '* * * * *', handle: foldLearnerCounts },
  { name: 'study:count-finished', cron: '* * * * *', handle: countFinished },
  { name: 'study:count-recent-learners', cron: '*/10 * * * *', handle: countRecentLearners },
  defineJob(itemRevised, followLibraryItem),
];
