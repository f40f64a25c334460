import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { Job } from '../../platform/jobs.ts';
import { deleteVisitsBefore } from './share.store.ts';

/** Who opened a link matters only as long as it would count twice: what is counted says nothing of who came. */
export const sharingJobs: readonly Job[] = [
  {
    name: 'sharing:forget-visits',
    cron: '23 4 * * *',
    handle: (ctx) => ctx.inTransaction((tx) => deleteVisitsBefore(tx, dayOf(ctx.now(), ctx.external.timeZone))),
  },
];
