import { assistantJobs } from '../features/assistant/assistant.jobs.ts';
import { replayJobs } from '../features/live/replay/replay.jobs.ts';
import { importJobs } from '../features/people/import/import.jobs.ts';
import { liveJobs } from '../features/live/live.jobs.ts';
import { teamsJobs } from '../features/teams/teams.jobs.ts';
import { httpJobs } from '../platform/http/http.jobs.ts';
import type { Job } from '../platform/jobs.ts';
import { communityJobs } from './community-jobs.ts';
import { fileJobs } from './file-jobs.ts';
import { ownJobs } from './own-jobs.ts';
import { signInJobs } from './sign-in-jobs.ts';
import { systemJobs } from './system-jobs.ts';

/** Everything that runs after commit or by the clock. */
export const jobs: readonly Job[] = [
  ...signInJobs,
  ...systemJobs,
  ...ownJobs,
  ...replayJobs,
  ...importJobs,
  ...fileJobs,
  ...liveJobs,
  ...teamsJobs,
  ...communityJobs,
  ...assistantJobs,
  ...httpJobs,
];
