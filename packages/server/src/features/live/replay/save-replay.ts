import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { saveReplay as wire } from '@shuyuan/contract/live/replay.wire';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { openManaged } from '../live.policy.ts';
import { openReplay, readReplay } from './read-replay.ts';
import { askForReplay } from './replay-job.ts';
import { lockReplay, saveReplayRow } from './replay.store.ts';

/** Less than this is no film any more, in seconds. */
const shortest = 1;

/** How a recording is cut and divided. What is cut away is gone for everybody but those who manage it. */
export async function saveReplay(ctx: Context, wish: ParsedInputOf<typeof wire>) {
  const { id, trimFrom, trimTo } = wish;
  await openManaged(ctx, id);
  await openReplay(ctx, id);
  const chapters = wish.chapters.toSorted((a, b) => a.seconds - b.seconds);
  await refuseSensitive(
    ctx,
    chapters.map(({ title }) => title),
  );
  await ctx.inTransaction(async (tx) => {
    const before = await lockReplay(tx, id);
    demand(before?.seconds && before.fileId, 'live.no-replay');
    const end = trimTo ?? before.seconds;
    demand(end <= before.seconds && end - trimFrom >= shortest, 'live.wrong-trim', { seconds: before.seconds });
    demand(
      chapters.every(({ seconds }) => seconds >= trimFrom && seconds < end),
      'live.wrong-trim',
      { seconds: end },
    );
    const isCutAnew = before.trimFrom !== trimFrom || before.trimTo !== trimTo;
    const updatedAt = new Date(ctx.now());
    // Until the new cut is there nobody is to see what it takes away.
    await saveReplayRow(tx, id, { trimFrom, trimTo, chapters, updatedAt, ...(isCutAnew && { state: 'waiting' }) });
    if (isCutAnew) await askForReplay(tx, { tenantId: before.tenantId, liveId: id }, ctx.now());
    await recordAudit(tx, ctx, {
      tenantId: before.tenantId,
      action: 'live.replay-changed',
      subject: { kind: 'live', id },
      before: { trimFrom: before.trimFrom, trimTo: before.trimTo, chapters: before.chapters },
      after: { trimFrom, trimTo, chapters },
    });
  });
  return readReplay(ctx, { id });
}
