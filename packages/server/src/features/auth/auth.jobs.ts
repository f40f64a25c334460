import { absoluteLifeMs } from '@shuyuan/contract/auth/session-life';
import type { Job } from '../../platform/jobs.ts';
import { deleteSessionsUnusedSince } from './auth.store.ts';
import { deleteCodesBefore } from './sso/identity.store.ts';

/** Long enough after its end that a stale tab is still told "expired" and not "unknown". */
const keptMs = absoluteLifeMs + 30 * 24 * 3_600_000;

export const authJobs: Job[] = [
  {
    name: 'auth:forget-old-sessions',
    cron: '17 3 * * *',
    handle: (ctx) => ctx.inTransaction((tx) => deleteSessionsUnusedSince(tx, new Date(ctx.now() - keptMs))),
  },
  {
    name: 'auth:forget-sign-in-codes',
    cron: '23 * * * *',
    handle: (ctx) => ctx.inTransaction((tx) => deleteCodesBefore(tx, new Date(ctx.now()))),
  },
];
