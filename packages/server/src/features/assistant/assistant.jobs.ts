import { chatLifeMs } from '@shuyuan/contract/assistant/chat';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { SystemContext } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs.ts';
import { deleteUsesBefore } from './allowance.store.ts';
import { failLost } from './chat/chat.store.ts';
import { lostSince } from './chat/lost.ts';
import { deleteUnusedSince } from './sessions/sessions.store.ts';

const atATime = 500;

/** D-158: conversations nobody has used for half a year, and counts of days that are over. */
async function forgetOld(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now() - chatLifeMs);
  let deleted: number;
  do deleted = await ctx.inTransaction((tx) => deleteUnusedSince(tx, { before, limit: atATime }));
  while (deleted === atATime);
  await ctx.inTransaction((tx) => deleteUsesBefore(tx, dayOf(ctx.now(), ctx.external.timeZone)));
}

export const assistantJobs: readonly Job[] = [
  { name: 'assistant:forget-old', cron: '29 3 * * *', handle: forgetOld },
  {
    name: 'assistant:give-up-lost',
    cron: '* * * * *',
    handle: (ctx) => ctx.inTransaction((tx) => failLost(tx, { since: lostSince(ctx) })),
  },
];
