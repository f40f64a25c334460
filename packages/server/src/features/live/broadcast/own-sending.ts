import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { SystemContext } from '../../../platform/context.ts';
import { findLiveStatus, lockLive } from '../live.store.ts';
import { broadcastToRoom } from '../room/room-news.ts';
import { touchHosts } from '../room/visit.store.ts';
import { beginBroadcast, endBroadcast, findLatestBroadcast, isOn, touchBroadcast } from './broadcast.store.ts';
import { byteBudget } from './byte-budget.ts';
import type { Channel } from './channel.ts';
import { partReader } from './parts/part-reader.ts';
import { openRecorder } from './recorder.ts';

/** How often a sender says that it still is one. */
const touchMs = 2_000;
/** D-043: how often it is written down that the live has somebody who leads it. */
const hostMs = 30_000;

type Sender = {
  readonly tenantId: string;
  readonly liveId: string;
  readonly personKey: string;
  readonly mimeType: string;
  readonly node: string;
  readonly address: string;
};

/** One sends at a time; whoever does may begin again, because their line may have broken without our noticing. */
async function claim(ctx: SystemContext, sender: Sender): Promise<number> {
  const at = new Date(ctx.now());
  return ctx.inTransaction(async (tx) => {
    const live = await lockLive(tx, sender.tenantId, sender.liveId);
    demand(live, 'request.not-found');
    demand(live.status === LiveStatus.running, 'live.wrong-state', { status: live.status });
    const latest = await findLatestBroadcast(tx, sender.liveId);
    const isBusy = latest && isOn(latest, at.getTime()) && latest.personKey !== sender.personKey;
    demand(!isBusy, 'room.busy-sending');
    return beginBroadcast(tx, { ...sender, at });
  });
}

/** `taken`: the same person sends from elsewhere now. */
type Over = 'taken' | 'ended';

/** A sending that comes in at this process: to its viewers, and into storage. `onOver` when it has to end. */
export async function startSending(
  ctx: SystemContext,
  sender: Sender,
  { channel, onOver }: { readonly channel: Channel; readonly onOver: (why: Over) => void },
) {
  const { tenantId, liveId, mimeType } = sender;
  const generation = await claim(ctx, sender);
  const reader = partReader(mimeType);
  const maySend = byteBudget(Date.now);
  const recorder = openRecorder(ctx, { tenantId, liveId, generation, mimeType });
  const which = { liveId, generation };
  channel.begin({ generation, mimeType });
  const broadcast = (): void => broadcastToRoom(ctx.bus, liveId, { kind: 'broadcast' });
  broadcast();

  let hostSeenAt = 0;
  async function touch(): Promise<void> {
    const at = new Date(ctx.now());
    const isHostDue = at.getTime() - hostSeenAt >= hostMs;
    const isStill = await ctx.inTransaction(async (tx) => {
      // Who pushes with a program of their own has no page in the room: what they send is all there is of them.
      if (isHostDue) await touchHosts(tx, [liveId], at);
      return touchBroadcast(tx, which, at);
    });
    if (isHostDue) hostSeenAt = at.getTime();
    if (!isStill) onOver('taken');
    else if ((await findLiveStatus(ctx.read, liveId)) !== LiveStatus.running) onOver('ended');
  }
  const warn = (error: unknown): void => ctx.log.warn({ err: error, liveId }, 'a broadcast could not be kept');
  const timer = setInterval(() => void touch().catch(warn), touchMs);
  let stopped: Promise<void> | null = null;

  async function stop(): Promise<void> {
    clearInterval(timer);
    if (channel.current()?.generation === generation) {
      for (const part of reader.end()) channel.push(part);
      channel.end();
    }
    await recorder.close();
    await ctx.inTransaction((tx) => endBroadcast(tx, which, new Date(ctx.now()))).catch(warn);
    broadcast();
  }

  return {
    generation,
    personKey: sender.personKey,
    /** Throws NotARecording, or AppError when it is too much. */
    feed: (chunk: Buffer): void => {
      // What a line still brings after another took over belongs to nothing.
      if (stopped || channel.current()?.generation !== generation) return;
      demand(maySend(chunk.length), 'request.too-many');
      const parts = reader.feed(chunk);
      recorder.add(chunk);
      for (const part of parts) channel.push(part);
    },
    stop: (): Promise<void> => (stopped ??= stop()),
    giveUp: (): Promise<void> => {
      onOver('taken');
      return (stopped ??= stop());
    },
  };
}

export type OwnSending = Awaited<ReturnType<typeof startSending>>;
