import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../../../platform/log.ts';
import { readOffer } from '../embedded/read-offer.ts';
import { type FeedPlace, type SessionPlace, type StageEngine, stageListeners, StageRefusal } from '../stage-engine.ts';
import { type JanusFeed, leaveEdges, numbersOf, reachEdge } from './janus-feed.ts';
import { JanusError, type JanusHandle } from './janus-link.ts';
import { type JanusNode, numberOf, openJanusNode } from './janus-node.ts';

export type JanusSettings = { readonly urls: readonly string[]; readonly secret: string; readonly maxViewers: number };

type Session = { readonly feed: JanusFeed; readonly node: JanusNode; readonly handle: JanusHandle };
type Emit = ReturnType<typeof stageListeners>['emit'];

/** A publisher whose line is not up by then has none. */
const upMs = 5_000;

/** The room still has the publisher who is being replaced: Janus answers a detached handle before the room lets it go. */
const idTaken = 436;
const noSuchFeed = 428;
const behindPauseMs = 50;
const behindTries = 60;

/** Janus is a moment behind its own answers: asks again while it refuses with this code. */
async function whileBehind<T>(code: number, ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isBehind = error instanceof JanusError && error.code === code;
      if (!isBehind || tries === behindTries) throw error;
      await sleep(behindPauseMs, undefined, { ref: false });
    }
  }
}

/** Joins as the publisher of this id, once the one before has left the room. */
async function joinAsPublisher(handle: JanusHandle, ids: { room: number; id: number }, offer: string): Promise<string> {
  const request = { request: 'joinandconfigure', ptype: 'publisher', ...ids };
  const { jsep } = await whileBehind(idTaken, () => handle.request(request, { type: 'offer', sdp: offer }));
  return jsep?.sdp ?? '';
}

const keyOf = (room: string, id: string): string => JSON.stringify([room, id]);

/** Janus says 428 for a feed it does not have, and 4xx for a description it cannot read. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof JanusError ? error.code : 0;
  if (code === noSuchFeed) return new StageRefusal('noFeed');
  if (code === 431 || code === 437) return new StageRefusal('badDescription', String(error));
  return error instanceof StageRefusal ? error : new StageRefusal('unavailable', String(error));
}

/** Who watches which feed at which node. */
function openSessions(nodes: readonly JanusNode[], maxViewers: number) {
  const sessions = new Map<string, Session>();

  async function end(key: string): Promise<void> {
    const session = sessions.get(key);
    sessions.delete(key);
    if (session) await session.handle.detach();
  }
  const countAt = (node: JanusNode): number => [...sessions.values()].filter((one) => one.node === node).length;

  return {
    end,
    get: (key: string): Session | undefined => sessions.get(key),
    count: (): number => sessions.size,
    /** The emptiest; the home of the feed where there is a choice, because there it costs no second line. */
    place: (feed: JanusFeed): JanusNode =>
      nodes
        .filter((node) => node.isUp())
        .toSorted((a, b) => countAt(a) - countAt(b) || Number(b === feed.node) - Number(a === feed.node))[0] ??
      feed.node,
    add: (key: string, session: Session): void => {
      sessions.set(key, session);
      session.handle.onEvent((event) => {
        if (event === 'ended' && sessions.get(key) === session) void end(key);
      });
    },
    demandRoom: (key: string): void => {
      if (!sessions.has(key) && sessions.size >= maxViewers * nodes.length) throw new StageRefusal('full');
    },
    endWhere: async (is: (session: Session) => boolean): Promise<void> => {
      const keys = [...sessions].flatMap(([key, session]) => (is(session) ? [key] : []));
      await Promise.all(keys.map(end));
    },
  };
}
type Sessions = ReturnType<typeof openSessions>;

/** What is published, and where. */
function openFeeds(nodes: readonly JanusNode[], sessions: Sessions, emit: Emit) {
  const feeds = new Map<string, JanusFeed>();

  async function end(feed: JanusFeed): Promise<void> {
    const key = keyOf(feed.room, feed.feedId);
    if (feeds.get(key) !== feed) return;
    feeds.delete(key);
    if (feed.isUp) emit({ kind: 'feedDown', room: feed.room, feedId: feed.feedId });
    await sessions.endWhere((session) => session.feed === feed);
    await leaveEdges(feed);
    await feed.handle.detach();
  }
  const countAt = (node: JanusNode): number => [...feeds.values()].filter((one) => one.node === node).length;
  const place = (): JanusNode | undefined =>
    nodes.filter((node) => node.isUp()).toSorted((a, b) => countAt(a) - countAt(b))[0];

  async function publish(where: FeedPlace, offer: string): Promise<string> {
    const { media } = readOffer(offer);
    const key = keyOf(where.room, where.feedId);
    const before = feeds.get(key);
    if (before) await end(before);
    const node = place();
    if (!node) throw new StageRefusal('unavailable', 'no Janus answers');
    const { room, feed: id } = numbersOf(where);
    await node.ensureRoom(room);
    const handle = await node.attach();
    const up = Promise.withResolvers<void>();
    const feed: JanusFeed = { ...where, node, handle, media, edges: new Map(), isUp: false, up };
    feeds.set(key, feed);
    handle.onEvent((event) => {
      if (event === 'ended') {
        void end(feed);
        return;
      }
      feed.isUp = true;
      up.resolve();
      emit({ kind: 'feedUp', room: feed.room, feedId: feed.feedId });
    });
    try {
      return await joinAsPublisher(handle, { room, id }, offer);
    } catch (error) {
      await end(feed);
      throw error;
    }
  }

  return {
    publish,
    get: ({ room, feedId }: FeedPlace): JanusFeed | undefined => feeds.get(keyOf(room, feedId)),
    count: (): number => feeds.size,
    endWhere: async (is: (feed: JanusFeed) => boolean): Promise<void> => {
      await Promise.all([...feeds.values()].filter(is).map(end));
    },
  };
}

async function joinFeed(feed: JanusFeed, sessions: Sessions, key: string): Promise<string> {
  await sessions.end(key);
  await Promise.race([feed.up.promise, sleep(upMs, undefined, { ref: false })]);
  const node = sessions.place(feed);
  await reachEdge(feed, node);
  const handle = await node.attach();
  try {
    const { room, feed: id } = numbersOf(feed);
    const join = () => handle.request({ request: 'join', ptype: 'subscriber', room, streams: [{ feed: id }] });
    // An edge has the feed only once its own thread for it runs, a moment after it said that it was added.
    const { jsep } = await (node === feed.node ? join() : whileBehind(noSuchFeed, join));
    sessions.add(key, { feed, node, handle });
    return jsep?.sdp ?? '';
  } catch (error) {
    await handle.detach();
    throw error;
  }
}

const refusing = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
};

/** Janus and its VideoRoom: browsers never see its API, only descriptions. Several nodes share the viewers. */
export function janusEngine({ urls, secret, maxViewers }: JanusSettings, log: Log): StageEngine {
  const { emit, subscribe } = stageListeners();
  let isToldUp = true;
  const nodes: JanusNode[] = urls.map((url) => {
    const node: JanusNode = openJanusNode({ url, secret }, log, { onUp: () => back(), onDown: () => void gone(node) });
    return node;
  });
  const sessions = openSessions(nodes, maxViewers);
  const feeds = openFeeds(nodes, sessions, emit);
  const isUp = (): boolean => nodes.some((node) => node.isUp());

  function back(): void {
    if (!isToldUp) emit({ kind: 'engineUp' });
    isToldUp = true;
  }
  async function gone(node: JanusNode): Promise<void> {
    if (!isUp() && isToldUp) {
      isToldUp = false;
      emit({ kind: 'engineDown' });
    }
    await sessions.endWhere((session) => session.node === node);
    await feeds.endWhere((feed) => feed.node === node);
  }

  return {
    kind: 'janus',
    watchOrder: 'server-offers',
    open: async () => void (await Promise.all(nodes.map((node) => node.open()))),
    close: async () => nodes.forEach((node) => node.close()),
    publish: ({ offer, ...place }) =>
      refusing(async () => ({
        kind: 'answer',
        sdp: await feeds.publish({ room: place.room, feedId: place.feedId }, offer),
      })),
    watch: (place) =>
      refusing(async () => {
        const feed = feeds.get(place);
        if (!feed) throw new StageRefusal('noFeed');
        const key = keyOf(place.room, place.sessionId);
        sessions.demandRoom(key);
        return { kind: 'offer', sdp: await joinFeed(feed, sessions, key) };
      }),
    answer: ({ room, sessionId, answer }) =>
      refusing(async () => {
        const session = sessions.get(keyOf(room, sessionId));
        if (!session) throw new StageRefusal('noSession');
        await session.handle.request({ request: 'start' }, { type: 'answer', sdp: answer });
      }),
    leave: (place: FeedPlace | SessionPlace) =>
      'feedId' in place
        ? feeds.endWhere(({ room, feedId }) => room === place.room && feedId === place.feedId)
        : sessions.end(keyOf(place.room, place.sessionId)),
    closeRoom: async (room) => {
      await feeds.endWhere((feed) => feed.room === room);
      await Promise.all(nodes.filter((node) => node.isUp()).map((node) => node.dropRoom(numberOf(room))));
    },
    health: async () => ({
      isUp: isUp(),
      feeds: feeds.count(),
      viewers: sessions.count(),
      maxViewers: maxViewers * nodes.length,
    }),
    subscribe,
  };
}
