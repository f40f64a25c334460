import { processLife } from '@shuyuan/contract/approval/process-life';
import { type SystemContext, transact } from '../../../platform/context.ts';
import { announceDelegation, announcePassing } from './announce-turn.ts';
import { listSilentDelegations } from './delegation.store.ts';
import { passOnStep } from './pass-on.ts';
import { leaveState } from '../process.store.ts';
import { listStranded } from './stranded.store.ts';

const atOnce = 500;

function passOn(ctx: SystemContext, id: string): Promise<void> {
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { from } = processLife.table.reassign;
      const process = await leaveState(tx, { id, from, at: new Date(within.now()) });
      // Decided or withdrawn since it was listed.
      if (!process) return;
      await announcePassing(tx, within, { process, passed: await passOnStep(tx, within, process) });
    }),
  );
}

/**
 * Looks for steps that wait for somebody who cannot decide, whatever took them away, and passes them on; each in a
 * transaction of its own. What cannot be passed on is skipped by its id, so that it never hides the others.
 */
export async function sweepSteps(ctx: SystemContext): Promise<void> {
  for (let afterId = ''; ;) {
    const stranded = await listStranded(ctx.read, { at: new Date(ctx.now()), afterId, limit: atOnce });
    const ids = [...new Set(stranded.map(({ processId }) => processId))];
    for (const id of ids) await passOn(ctx, id);
    afterId = ids.at(-1) ?? '';
    if (stranded.length < atOnce) break;
  }
  for (const delegation of await listSilentDelegations(ctx.read, new Date(ctx.now()), atOnce)) {
    await ctx.inTransaction((tx) => announceDelegation(tx, ctx, delegation));
  }
}
