import { convertJobs } from '../features/files/convert/convert.jobs.ts';
import { pagesJobs } from '../features/files/pages/pages.jobs.ts';
import { filesJobs } from '../features/files/files.jobs.ts';
import { cleanJobs } from '../features/files/clean/clean.jobs.ts';
import { pictureJobs } from '../features/files/pictures/draw-copies.ts';
import type { Job } from '../platform/jobs.ts';

/** Everything about files that nobody waits for. */
export const fileJobs: readonly Job[] = [...filesJobs, ...cleanJobs, ...pictureJobs, ...convertJobs, ...pagesJobs];
