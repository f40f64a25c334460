import { authJobs } from '../features/auth/auth.jobs.ts';
import { scimJobs } from '../features/auth/scim/scim.jobs.ts';
import { behaviourJobs } from '../features/system/behaviour.jobs.ts';
import { replayJobs } from '../features/live/replay/replay.jobs.ts';
import { notificationJobs } from '../features/notifications/notifications.jobs.ts';
import { importJobs } from '../features/people/import/import.jobs.ts';
import { liveJobs } from '../features/live/live.jobs.ts';
import { teamsJobs } from '../features/teams/teams.jobs.ts';
import { httpJobs } from '../platform/http/http.jobs.ts';
import type { Job } from '../platform/jobs.ts';
import { communityJobs } from './community-jobs.ts';
import { fileJobs } from './file-jobs.ts';

/** Everything that runs after commit or by the clock. */
export const jobs: readonly Job[] = [
  ...authJobs,
  ...scimJobs,
  ...behaviourJobs,
  ...notificationJobs,
  ...replayJobs,
  ...importJobs,
  ...fileJobs,
  ...liveJobs,
  ...teamsJobs,
  ...communityJobs,
  ...httpJobs,
];
