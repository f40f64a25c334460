import { defineJob, type Job } from '../../../platform/jobs.ts';
import { deliverColumnNews, notifySubscribersJob } from './notify-subscribers.ts';

export const columnJobs: readonly Job[] = [defineJob(notifySubscribersJob, deliverColumnNews)];
