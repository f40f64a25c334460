import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { Job } from '../../../platform/jobs.ts';
import { deleteBehavioursBefore } from './behaviour.store.ts';

/** Half a year tells what somebody is interested in now; older traces of people are not kept. */
const keptMs = 180 * dayMs;

export const behaviourJobs: Job[] = [
  {
    name: 'system:forget-old-behaviour',
    cron: '41 3 * * *',
    handle: (ctx) => ctx.inTransaction((tx) => deleteBehavioursBefore(tx, new Date(ctx.now() - keptMs))),
  },
];
