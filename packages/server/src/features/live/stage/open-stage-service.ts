import { randomBytes } from 'node:crypto';
import { AppError, demand, type ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { leads, type RoomPerson, type StageFeed, type StageState } from '@shuyuan/contract/live/room/room-protocol';
import type { OnStage, StageService } from '../room/stage-service.ts';
import { type StageEngine, type StageReason, StageRefusal, type StageReply } from './stage-engine.ts';

const codes: Readonly<Record<StageReason, ErrorCode>> = {
  noFeed: 'request.not-found',
  noSession: 'request.not-found',
  full: 'room.stage-full',
  badDescription: 'request.invalid',
  unavailable: 'room.stage-down',
};

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StageRefusal ? new AppError(codes[error.reason]) : error;
  }
}

/** A token travels where a description would: the client of that supplier knows it by the engine of the room. */
const textOf = (reply: StageReply): string =>
  reply.kind === 'token' ? JSON.stringify({ url: reply.url, token: reply.token }) : reply.sdp;

type About = { readonly person: RoomPerson; readonly source: StageFeed['source'] };

/** Ids begin with the person, so that nobody ends or answers for somebody else; and are no longer than any other id. */
const isOf = ({ person }: OnStage, id: string): boolean => id.startsWith(`${person.key}~`);
const feedIdOf = ({ person }: OnStage, source: StageFeed['source']): string => `${person.key}~${source}`;

/** Who is on the stage of which room, as the engine tells it. */
function followFeeds(engine: StageEngine, changed: (liveId: string) => void) {
  const rooms = new Map<string, Map<string, StageFeed>>();
  let isUp = true;
  /** Rooms that were told it is down: they are told when it is back. */
  const waiting = new Set<string>();

  function remove(room: string, feedId: string): void {
    const feeds = rooms.get(room);
    if (feeds?.delete(feedId) !== true) return;
    if (feeds.size === 0) rooms.delete(room);
    changed(room);
  }
  const stop = engine.subscribe((event) => {
    if (event.kind === 'feedUp') {
      // Written by `publish` below, here or in another process of ours.
      const { person, source } = JSON.parse(event.about ?? '{}') as Partial<About>;
      if (!person || !source) return;
      const feeds = rooms.get(event.room) ?? new Map<string, StageFeed>();
      rooms.set(event.room, feeds.set(event.feedId, { id: event.feedId, person, source }));
      changed(event.room);
    } else if (event.kind === 'feedDown') {
      remove(event.room, event.feedId);
    } else {
      isUp = event.kind === 'engineUp';
      const told = isUp ? [...waiting] : [...rooms.keys()];
      waiting.clear();
      for (const room of told) changed(room);
    }
  });
  return {
    state: (room: string): StageState => {
      if (!isUp) waiting.add(room);
      return isUp ? 'ready' : 'down';
    },
    feeds: (room: string): readonly StageFeed[] => [...(rooms.get(room)?.values() ?? [])],
    stop,
  };
}

/** What each person has open in each room through this process, for the day they go without a word. */
function openBelongings() {
  const byOwner = new Map<string, Map<string, string>>();
  const keyOf = ({ liveId, person }: OnStage): string => JSON.stringify([liveId, person.key]);
  return {
    /** `use`: what it is for. */
    add: (who: OnStage, id: string, use: string): void => {
      const key = keyOf(who);
      byOwner.set(key, (byOwner.get(key) ?? new Map<string, string>()).set(id, use));
    },
    remove: (who: OnStage, id: string): void => {
      const ids = byOwner.get(keyOf(who));
      if (ids?.delete(id) && ids.size === 0) byOwner.delete(keyOf(who));
    },
    of: (who: OnStage): readonly string[] => [...(byOwner.get(keyOf(who))?.keys() ?? [])],
    ofUse: (who: OnStage, use: string): readonly string[] =>
      [...(byOwner.get(keyOf(who)) ?? [])].flatMap(([id, known]) => (known === use ? id : [])),
  };
}

/** Six pages that each see a full stage; places are for all, and were counted. */
const maxOfOnePerson = 60;

const isFeedId = (id: string): boolean => /~(camera|screen)$/.test(id);

/** The stage as a room asks for it: names of people instead of names of lines, and refusals with a text. */
export function openStageService(engine: StageEngine): StageService & { readonly stop: () => void } {
  const listeners = new Set<(liveId: string) => void>();
  const feeds = followFeeds(engine, (liveId) => listeners.forEach((listener) => listener(liveId)));
  const belongings = openBelongings();

  async function end(who: OnStage, id: string): Promise<void> {
    belongings.remove(who, id);
    const place = isFeedId(id) ? { feedId: id } : { sessionId: id };
    await refusing(engine.leave({ room: who.liveId, ...place }));
  }

  return {
    state: feeds.state,
    feeds: feeds.feeds,
    publish: async (who, { source, offer }) => {
      const feedId = feedIdOf(who, source);
      const about = JSON.stringify({ person: who.person, source } satisfies About);
      const reply = await refusing(engine.publish({ room: who.liveId, feedId, offer, about }));
      belongings.add(who, feedId, feedId);
      return { feedId, answer: textOf(reply) };
    },
    watch: async (who, { feedId, offer, line }) => {
      const use = JSON.stringify([line, feedId]);
      for (const id of belongings.ofUse(who, use)) await end(who, id);
      demand(belongings.of(who).length < maxOfOnePerson, 'room.stage-full');
      const sessionId = `${who.person.key}~${randomBytes(9).toString('base64url')}`;
      const place = { room: who.liveId, feedId, sessionId };
      const reply = await refusing(engine.watch({ ...place, ...(offer !== null && { offer }) }));
      belongings.add(who, sessionId, use);
      const isOffer = reply.kind === 'offer';
      return { sessionId, answer: isOffer ? null : textOf(reply), offer: isOffer ? reply.sdp : null };
    },
    answer: async (who, { sessionId, answer }) => {
      demand(isOf(who, sessionId), 'request.not-found');
      await refusing(engine.answer({ room: who.liveId, sessionId, answer }));
    },
    leave: async (who, place) => {
      const ids = place ? [place.feedId, place.sessionId].filter((id) => id !== undefined) : belongings.of(who);
      demand(
        ids.every((id) => isOf(who, id) || (isFeedId(id) && leads(who.person.identity))),
        'request.not-found',
      );
      for (const id of ids) await end(who, id);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: feeds.stop,
  };
}
