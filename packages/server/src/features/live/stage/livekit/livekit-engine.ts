import { AccessToken, RoomServiceClient, ServerError, type VideoGrant, WebhookReceiver } from 'livekit-server-sdk';
import type { Bus } from '../../../../platform/bus.ts';
import type { Log } from '../../../../platform/log.ts';
import { type FeedPlace, type StageEngine, stageListeners, StageRefusal } from '../stage-engine.ts';

export type LiveKitSettings = {
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  readonly maxViewers: number;
};

/** To come in with; who is in stays in. Nobody can take a token back: one that was given before a removal ends soon. */
const tokenSeconds = 30;
/** A viewer who has not come in by then will not come with that token. */
const comingMs = 2 * tokenSeconds * 1000;
/** What a webhook would have told is asked for now and then: news can be lost. */
const usualLookMs = 3_000;
const emptySeconds = 5 * 60;
const refreshed = 'stage.refresh';

/** The SDK speaks HTTP, browsers speak WebSocket, to the same address. */
export const addressesOf = (url: string): { api: string; socket: string } => ({
  api: url.replace(/^ws/, 'http'),
  socket: url.replace(/^http/, 'ws'),
});

type Options = {
  readonly settings: LiveKitSettings;
  readonly bus: Bus;
  readonly log: Log;
  readonly lookMs?: number;
};

/** A room there and who was given a token to publish in it. */
type Room = {
  readonly feeds: Map<string, boolean>;
  /** Who was given a token to watch, and when they were last heard of. */
  readonly sessions: Map<string, number>;
  viewers: number;
};

const isNotThere = (error: unknown): boolean => error instanceof ServerError && error.code === 'not_found';

/** Tokens of one's own: one person, one room, one direction, a few minutes. */
function openTokens({ key, secret, url }: LiveKitSettings) {
  const { socket } = addressesOf(url);
  return async (identity: string, grant: VideoGrant) => {
    const token = new AccessToken(key, secret, { identity, ttl: tokenSeconds });
    token.addGrant({ roomJoin: true, canPublishData: false, canUpdateOwnMetadata: false, ...grant });
    return { kind: 'token', url: socket, token: await token.toJwt() } as const;
  };
}

/** Asks LiveKit for something; what it does not have is no failure, and one that does not answer is unavailable. */
async function asking<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isNotThere(error)) return null;
    throw new StageRefusal('unavailable', String(error));
  }
}

/** What goes on in the rooms we opened there, looked at by the clock and whenever a webhook says so. */
function followRooms(service: RoomServiceClient, { log, lookMs = usualLookMs }: Pick<Options, 'log' | 'lookMs'>) {
  const { emit, subscribe } = stageListeners();
  const rooms = new Map<string, Room>();
  let isUp = true;

  function changeState(next: boolean): void {
    if (next === isUp) return;
    isUp = next;
    emit({ kind: next ? 'engineUp' : 'engineDown' });
  }
  function change(room: string, feedId: string, isSeen: boolean): void {
    const feeds = rooms.get(room)?.feeds;
    if (!feeds?.has(feedId) || feeds.get(feedId) === isSeen) return;
    feeds.set(feedId, isSeen);
    emit({ kind: isSeen ? 'feedUp' : 'feedDown', room, feedId });
  }
  /** Whoever was taken off while they held a token, and came in with it afterwards. */
  async function sendOutStrangers(room: string, known: Room, people: readonly { identity: string }[]): Promise<void> {
    const now = Date.now();
    for (const { identity } of people) {
      if (known.sessions.has(identity)) known.sessions.set(identity, now);
      else if (!known.feeds.has(identity)) await asking(service.removeParticipant(room, identity));
    }
    for (const [id, at] of known.sessions) if (now - at > comingMs) known.sessions.delete(id);
  }
  async function look(room: string): Promise<void> {
    const known = rooms.get(room);
    if (!known) return;
    try {
      const people = await service.listParticipants(room);
      await sendOutStrangers(room, known, people);
      const shown = new Set(people.flatMap(({ identity, tracks }) => (tracks.length > 0 ? [identity] : [])));
      known.viewers = people.filter(({ identity }) => known.sessions.has(identity)).length;
      for (const feedId of known.feeds.keys()) change(room, feedId, shown.has(feedId));
      changeState(true);
    } catch (error) {
      if (isNotThere(error)) return;
      if (isUp) log.warn({ err: error }, 'LiveKit does not answer');
      changeState(false);
    }
  }
  const timer = setInterval(() => {
    for (const room of rooms.keys()) void look(room);
  }, lookMs).unref();

  return {
    rooms,
    look,
    change,
    subscribe,
    isUp: () => isUp,
    stop: () => clearInterval(timer),
  };
}

/** LiveKit: only tokens and orders go through us; browsers speak to it themselves, with its own client. */
export function liveKitEngine({ settings, bus, ...following }: Options) {
  const service = new RoomServiceClient(addressesOf(settings.url).api, settings.key, settings.secret);
  const tokenFor = openTokens(settings);
  const followed = followRooms(service, following);
  const { rooms } = followed;
  const stopHearing = bus.subscribe(refreshed, ({ room }) => void followed.look(String(room)));

  async function ensureRoom(name: string): Promise<Room> {
    const known = rooms.get(name);
    if (known) return known;
    await asking(service.createRoom({ name, emptyTimeout: emptySeconds }));
    const opened: Room = { feeds: new Map(), sessions: new Map(), viewers: 0 };
    rooms.set(name, opened);
    return opened;
  }
  async function endFeed({ room, feedId }: FeedPlace): Promise<void> {
    followed.change(room, feedId, false);
    rooms.get(room)?.feeds.delete(feedId);
    await asking(service.removeParticipant(room, feedId));
  }

  const engine: StageEngine = {
    kind: 'livekit',
    watchOrder: 'token',
    open: async () => undefined,
    close: async () => {
      followed.stop();
      stopHearing();
    },
    publish: async ({ room, feedId }) => {
      const { feeds } = await ensureRoom(room);
      if (!feeds.has(feedId)) feeds.set(feedId, false);
      return tokenFor(feedId, { room, canPublish: true, canSubscribe: false });
    },
    watch: async ({ room, feedId, sessionId }) => {
      const known = rooms.get(room);
      if (!known?.feeds.has(feedId)) throw new StageRefusal('noFeed');
      if (known.viewers >= settings.maxViewers) throw new StageRefusal('full');
      known.sessions.set(sessionId, Date.now());
      return tokenFor(sessionId, { room, canPublish: false, canSubscribe: true, hidden: true });
    },
    answer: () => Promise.reject(new StageRefusal('noSession')),
    leave: async (place) => {
      if ('feedId' in place) await endFeed(place);
      else {
        rooms.get(place.room)?.sessions.delete(place.sessionId);
        await asking(service.removeParticipant(place.room, place.sessionId));
      }
    },
    closeRoom: async (room) => {
      for (const feedId of rooms.get(room)?.feeds.keys() ?? []) followed.change(room, feedId, false);
      if (rooms.delete(room)) await asking(service.deleteRoom(room));
    },
    health: async () => {
      const all = [...rooms.values()];
      const feeds = all.reduce((sum, room) => sum + room.feeds.size, 0);
      const viewers = all.reduce((sum, room) => sum + room.viewers, 0);
      return { isUp: followed.isUp(), feeds, viewers, maxViewers: settings.maxViewers };
    },
    subscribe: followed.subscribe,
  };
  return engine;
}

type Letter = { readonly body: string; readonly authorization: string };

/**
 * What LiveKit tells, on whichever process it arrives: whoever has the room looks at once. False: it was not signed with
 * our key, or is not the message that was signed.
 */
export function liveKitWebhook({ settings, bus }: Pick<Options, 'settings' | 'bus'>) {
  const receiver = new WebhookReceiver(settings.key, settings.secret);
  return async ({ body, authorization }: Letter): Promise<boolean> => {
    const event = await receiver.receive(body, authorization).catch(() => null);
    if (event?.room) bus.publish(refreshed, { room: event.room.name });
    return event !== null;
  };
}
