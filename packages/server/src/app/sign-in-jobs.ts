import { authJobs } from '../features/auth/auth.jobs.ts';
import { scimJobs } from '../features/auth/scim/scim.jobs.ts';
import type { Job } from '../platform/jobs.ts';

/** What sessions and the people of other systems need by the clock. */
export const signInJobs: readonly Job[] = [...authJobs, ...scimJobs];
