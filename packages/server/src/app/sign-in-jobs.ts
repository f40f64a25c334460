import { adminJobs } from '../features/admin/admin.jobs.ts';
import { authJobs } from '../features/auth/auth.jobs.ts';
import { scimJobs } from '../features/auth/scim/scim.jobs.ts';
import type { Job } from '../platform/jobs.ts';

/** What sessions, the log of access and the people of other systems need by the clock. */
export const signInJobs: readonly Job[] = [...authJobs, ...scimJobs, ...adminJobs];
