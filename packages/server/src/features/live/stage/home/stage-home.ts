import { randomUUID } from 'node:crypto';
import type { Bus } from '../../../../platform/bus.ts';
import type { Locks } from '../../../../platform/locks.ts';
import type { Log } from '../../../../platform/log.ts';
import {
  type FeedAbout,
  type FeedPlace,
  type StageEngine,
  type StageEvent,
  stageListeners,
  StageRefusal,
  type StageReply,
} from '../stage-engine.ts';
import { type HomeAnswer, type HomeRequest, openHomeRequests } from './home-requests.ts';
import { watchIdleRooms } from './idle-rooms.ts';
import { type PeerNodes, openPeerNodes } from './peer-nodes.ts';
import { openRoomHomes, type RoomHomes } from './room-homes.ts';

/** A home that was killed is replaced within this time; whoever asks meanwhile waits. */
const moveMs = 5_000;

type Options = { readonly engine: StageEngine; readonly bus: Bus; readonly locks: Locks; readonly log: Log };

function perform(engine: StageEngine, request: HomeRequest): Promise<StageReply | null> {
  const nothing = (): null => null;
  switch (request.ask) {
    case 'publish':
      return engine.publish(request);
    case 'watch':
      return engine.watch(request);
    case 'answer':
      return engine.answer(request).then(nothing);
    case 'leave': {
      const { room, feedId, sessionId } = request;
      const place = feedId === undefined ? { room, sessionId: sessionId ?? '' } : { room, feedId };
      return engine.leave(place).then(nothing);
    }
    case 'closeRoom':
      return engine.closeRoom(request.room).then(nothing);
    default:
      return request satisfies never;
  }
}

/** What publishers said of their feeds, until their room is closed. */
function openAbouts() {
  const byRoom = new Map<string, Map<string, string>>();
  return {
    note: (request: HomeRequest): void => {
      if (request.ask === 'closeRoom') byRoom.delete(request.room);
      if (request.ask !== 'publish' || request.about === undefined) return;
      const abouts = byRoom.get(request.room) ?? new Map<string, string>();
      byRoom.set(request.room, abouts.set(request.feedId, request.about));
    },
    of: ({ room, feedId }: FeedPlace): FeedAbout => {
      const about = byRoom.get(room)?.get(feedId);
      return about === undefined ? {} : { about };
    },
  };
}

type Elsewhere = { readonly ask: (request: HomeRequest) => Promise<HomeAnswer | null> };

/** Asks whoever has the room, and comes to have it where nobody does and somebody wants to publish. */
async function askHome(
  request: HomeRequest,
  homes: RoomHomes,
  elsewhere: Elsewhere,
): Promise<StageReply | null | 'here'> {
  const mayMoveHere = request.ask === 'publish';
  const until = Date.now() + moveMs;
  do {
    if (homes.has(request.room) || (mayMoveHere && (await homes.take(request.room)))) return 'here';
    const answer = await elsewhere.ask(request);
    if (answer && 'reply' in answer) return answer.reply;
    if (answer) throw new StageRefusal(answer.reason, answer.details);
    if (!mayMoveHere && (await homes.isNobodys(request.room))) {
      if (request.ask === 'watch') throw new StageRefusal('noFeed');
      if (request.ask === 'answer') throw new StageRefusal('noSession');
      return null;
    }
  } while (Date.now() < until);
  throw new StageRefusal('unavailable', 'the process that has this room does not answer');
}

type Audience = {
  readonly peerNodes: PeerNodes;
  readonly emit: (event: StageEvent) => void;
  readonly aboutOf: (feed: FeedPlace) => FeedAbout;
};

/** The feeds of an engine, told to the other processes; one that falls tells nothing of each, and they must still hear. */
function passOn(engine: StageEngine, { peerNodes, emit, aboutOf }: Audience): () => void {
  return engine.subscribe((received) => {
    const event = received.kind === 'feedUp' ? { ...aboutOf(received), ...received } : received;
    if (event.kind === 'feedUp' || event.kind === 'feedDown') peerNodes.emit(event.kind, event);
    emit(event);
    for (const feed of event.kind === 'engineDown' ? peerNodes.own() : []) {
      peerNodes.emit('feedDown', feed);
      emit({ kind: 'feedDown', room: feed.room, feedId: feed.feedId });
    }
  });
}

/**
 * Several processes as one stage. A room has its stage on one of them, its home: the first that is asked to publish.
 * The others pass on what they are asked.
 */
export function homedStage({ engine, bus, locks, log }: Options): StageEngine {
  const self = randomUUID();
  const { emit, subscribe } = stageListeners();
  const warn = (error: unknown): void => log.warn({ err: error }, 'the stage of a room could not be kept');
  const homes = openRoomHomes(locks, { onTakenAway: (room) => engine.closeRoom(room), warn });

  const abouts = openAbouts();
  async function here(request: HomeRequest): Promise<StageReply | null> {
    abouts.note(request);
    if (request.ask === 'publish') idle.touch(request.room);
    const reply = await perform(engine, request);
    if (request.ask === 'closeRoom') await homes.release(request.room);
    return reply;
  }
  async function forOthers(request: HomeRequest): Promise<HomeAnswer> {
    try {
      return { reply: await here(request) };
    } catch (error) {
      if (error instanceof StageRefusal) return { reason: error.reason, details: error.message };
      log.error({ err: error, ask: request.ask }, 'the stage failed for another process');
      return { reason: 'unavailable', details: '' };
    }
  }
  const requests = openHomeRequests({ bus, self, isHome: homes.has, work: forOthers, warn });
  const peerNodes = openPeerNodes({
    bus,
    self,
    onGone: requests.giveUp,
    onUp: (feed) => emit({ kind: 'feedUp', ...feed }),
    onDown: (feed) => emit({ kind: 'feedDown', ...feed }),
  });
  const idle = watchIdleRooms({
    rooms: homes.list,
    hasFeeds: (room) => peerNodes.own().some((feed) => feed.room === room),
    leave: (room) => void here({ ask: 'closeRoom', room }).catch(warn),
  });
  const stopHearing = passOn(engine, { peerNodes, emit, aboutOf: abouts.of });

  const ask = async (request: HomeRequest): Promise<StageReply | null> => {
    const answer = await askHome(request, homes, requests);
    return answer === 'here' ? here(request) : answer;
  };
  const described = async (request: HomeRequest): Promise<StageReply> => {
    const reply = await ask(request);
    if (!reply) throw new StageRefusal('unavailable');
    return reply;
  };

  return {
    ...engine,
    subscribe,
    publish: (place) => described({ ask: 'publish', ...place }),
    watch: (place) => described({ ask: 'watch', ...place }),
    answer: async (place) => void (await ask({ ask: 'answer', ...place })),
    leave: async (place) => void (await ask({ ask: 'leave', ...place })),
    closeRoom: async (room) => void (await ask({ ask: 'closeRoom', room })),
    close: async () => {
      stopHearing();
      idle.stop();
      for (const feed of peerNodes.own()) peerNodes.emit('feedDown', feed);
      peerNodes.close();
      requests.close();
      await engine.close();
      await homes.close();
    },
  };
}
