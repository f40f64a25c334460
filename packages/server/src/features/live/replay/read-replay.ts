import { demand } from '@shuyuan/contract/kernel/app-error';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { readReplay as wire } from '@shuyuan/contract/live/replay.wire';
import type { Context } from '../../../platform/context.ts';
import { findFile } from '../../files/index.ts';
import { demandPaid, openLive, type LiveAccess } from '../live.policy.ts';
import { findReplay, type ReplayRow } from './replay.store.ts';

/** For whom the live was for and who has paid for it, once it is over; whoever manages it also sees how far the making of it is. */
export async function openReplay(ctx: Context, id: string): Promise<LiveAccess & { readonly replay: ReplayRow }> {
  const seen = await openLive(ctx, id);
  demandPaid(seen);
  const replay = await findReplay(ctx.read, id);
  demand(replay && seen.live.status === LiveStatus.ended, 'live.no-replay');
  return { ...seen, replay };
}

export async function readReplay(ctx: Context, { id }: { id: string }): Promise<OutputOf<typeof wire>> {
  const { replay, isManaged } = await openReplay(ctx, id);
  const isReady = replay.state === 'ready' && replay.shownFileId !== null;
  const file =
    isReady && replay.shownFileId ? await findFile(ctx.read, replay.tenantId, replay.shownFileId) : undefined;
  return {
    id,
    state: replay.state,
    fileId: file?.id ?? null,
    path: file ? `/files/${file.path}` : null,
    seconds: replay.seconds,
    trimFrom: replay.trimFrom,
    trimTo: replay.trimTo,
    chapters: [...replay.chapters],
    canEdit: isManaged,
  };
}
