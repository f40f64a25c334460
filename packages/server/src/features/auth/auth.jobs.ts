import { absoluteLifeMs } from '@shuyuan/contract/auth/session-life';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { deleteGuessesBefore } from '../../platform/guesses.store.ts';
import type { Job } from '../../platform/jobs.ts';
import { deleteSessionsUnusedSince } from './auth.store.ts';
import { deleteDevicesUnusedSince } from '../../platform/sessions/known-devices.store.ts';
import { deleteCodesBefore } from './sso/identity.store.ts';

/** Long enough after its end that a stale tab is still told "expired" and not "unknown". */
const keptMs = absoluteLifeMs + 30 * dayMs;

/** As long as the cookie of a browser lives. */
const devicesKeptMs = 180 * dayMs;
/** Longer than any limit remembers. */
const guessesKeptMs = 48 * hourMs;

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
  {
    name: 'auth:forget-old-devices',
    cron: '29 3 * * *',
    handle: (ctx) => ctx.inTransaction((tx) => deleteDevicesUnusedSince(tx, new Date(ctx.now() - devicesKeptMs))),
  },
  {
    name: 'auth:forget-old-guesses',
    cron: '31 * * * *',
    handle: (ctx) => ctx.inTransaction((tx) => deleteGuessesBefore(tx, new Date(ctx.now() - guessesKeptMs))),
  },
];
