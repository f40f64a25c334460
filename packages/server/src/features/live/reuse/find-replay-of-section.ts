import type { Paging } from '@shuyuan/contract/kernel/paging';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../../platform/context.ts';
import { managesLive } from '../live.policy.ts';
import { findLive } from '../live.store.ts';
import { messagesOfReplay } from '../replay/list-replay-messages.ts';
import { findReplay, type ReplayRow } from '../replay/replay.store.ts';

/** A recording that can be shown, with how long what is shown of it lasts. Whether the caller may see it, the asking feature decides. */
export async function findReplayOfSection(ctx: Context, liveId: string) {
  const replay = await findShown(ctx, liveId);
  if (!replay || replay.shownFileId === null) return null;
  const seconds = (replay.trimTo ?? replay.seconds ?? 0) - replay.trimFrom;
  return { fileId: replay.shownFileId, seconds: Math.max(1, Math.floor(seconds)) };
}

async function findShown(ctx: Context, liveId: string): Promise<ReplayRow | undefined> {
  const live = await findLive(ctx.read, ctx.actor.tenantId, liveId);
  if (live?.status !== LiveStatus.ended) return undefined;
  const replay = await findReplay(ctx.read, liveId);
  return replay?.state === 'ready' ? replay : undefined;
}

/** Whether the caller may show the recording of a live to others: it is theirs to manage, and there is one. */
export async function canUseReplay(ctx: Context, liveId: string): Promise<boolean> {
  const live = await findLive(ctx.read, ctx.actor.tenantId, liveId);
  return live !== undefined && managesLive(ctx.actor, live) && (await findReplayOfSection(ctx, liveId)) !== null;
}

/** Everything said in it, for whoever a course shows it to. */
export async function listMessagesOfSection(ctx: Context, liveId: string, paging: Paging) {
  const replay = await findShown(ctx, liveId);
  return replay ? messagesOfReplay(ctx, replay, paging) : { items: [], recordCount: 0 };
}
