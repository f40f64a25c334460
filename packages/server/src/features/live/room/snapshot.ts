import { roomLimits, type RoomState } from '@shuyuan/contract/live/room/room-protocol';
import type { SystemContext } from '../../../platform/context.ts';
import { findBroadcastState } from '../broadcast/broadcast.store.ts';
import { findLive, type LiveRow } from '../live.store.ts';
import { listQuestions, listRecentChat } from './message.store.ts';
import { listPolls } from './poll.store.ts';
import { findRoomSettings, findShown } from './setting.store.ts';
import { toSlides } from './slides.ts';

const questionsMax = 100;
const pollsMax = 20;
/** A crowd that comes at once is shown the same, with everything told since. */
const keptMs = 500;
/** In a small room everybody gets the present: nothing is gained by waiting. */
const crowd = 200;

export type Snapshot = Pick<
  RoomState,
  'status' | 'startedTime' | 'settings' | 'messages' | 'questions' | 'polls' | 'slides' | 'broadcast'
>;

type Taken = { readonly at: number; readonly number: number; readonly made: Promise<Snapshot | null> };

async function take(ctx: SystemContext, live: LiveRow): Promise<Snapshot> {
  const [settings, messages, questions, polls, shown, broadcast] = await Promise.all([
    findRoomSettings(ctx.read, live.id),
    listRecentChat(ctx.read, live.id, roomLimits.recentMessages),
    listQuestions(ctx.read, live.id, questionsMax),
    listPolls(ctx.read, live.id, pollsMax),
    findShown(ctx.read, live.id),
    findBroadcastState(ctx.read, live.id, new Date(ctx.now())),
  ]);
  const startedTime = live.startedAt?.getTime() ?? null;
  return {
    status: live.status,
    startedTime,
    settings,
    messages,
    questions,
    polls,
    slides: toSlides(shown),
    broadcast,
  };
}

type LiveKey = { readonly tenantId: string; readonly liveId: string };

/** What everybody who comes in is shown alike, read once for many; and what was told since it was read. */
export function snapshotKeeper(ctx: SystemContext, { tenantId, liveId }: LiveKey) {
  let taken: Taken | null = null;
  const told: { readonly number: number; readonly at: number; readonly frame: Buffer }[] = [];
  let number = 0;

  async function make(): Promise<Snapshot | null> {
    const live = await findLive(ctx.read, tenantId, liveId);
    return live ? take(ctx, live) : null;
  }

  return {
    remember: (frame: Buffer): void => {
      const at = Date.now();
      number += 1;
      told.push({ number, at, frame });
      // What no snapshot in use can lack is forgotten; statements take seconds at most.
      while (told[0] && at - told[0].at > 20 * keptMs) told.shift();
    },
    /** Null when there is no such live. */
    get: async (seats: number): Promise<{ readonly state: Snapshot; readonly since: () => Buffer[] } | null> => {
      const isFresh = taken && Date.now() - taken.at < keptMs && (taken.number === number || seats > crowd);
      const used = isFresh && taken ? taken : { at: Date.now(), number, made: make() };
      taken = used;
      used.made.catch(() => (taken = null));
      const state = await used.made;
      if (!state) return null;
      return { state, since: () => told.filter((one) => one.number > used.number).map(({ frame }) => frame) };
    },
  };
}
