import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { openManaged } from '../live.policy.ts';
import { openReplay, readReplay } from './read-replay.ts';
import { askForReplay } from './replay-job.ts';
import { hasPieces, lockReplay, saveReplayRow } from './replay.store.ts';

/** Once more from what is there: a machine that was full or a tool that was missing may be well by now. */
export async function remakeReplay(ctx: Context, { id }: { readonly id: string }) {
  await openManaged(ctx, id);
  await openReplay(ctx, id);
  await ctx.inTransaction(async (tx) => {
    const replay = await lockReplay(tx, id);
    demand(replay, 'live.no-replay');
    demand(replay.state === 'failed', 'live.replay-not-failed', { state: replay.state });
    // What nothing could be made of is swept after a month.
    demand(replay.fileId !== null || (await hasPieces(tx, id)), 'live.no-replay');
    await saveReplayRow(tx, id, { state: 'waiting', updatedAt: new Date(ctx.now()) });
    await askForReplay(tx, { tenantId: replay.tenantId, liveId: id }, ctx.now());
    await recordAudit(tx, ctx, {
      tenantId: replay.tenantId,
      action: 'live.replay-remade',
      subject: { kind: 'live', id },
      before: { state: replay.state },
      after: { state: 'waiting' },
    });
  });
  return readReplay(ctx, { id });
}
