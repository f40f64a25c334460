import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { findBroadcastState } from '../broadcast/broadcast.store.ts';
import { countOnSeveralNodes } from './visit.store.ts';
import { findQuestion } from './message.store.ts';
import { findPoll } from './poll.store.ts';
import { reactionMs } from './reactions.ts';
import type { Room } from './room.ts';
import type { RoomNews } from './room-news.ts';
import { findRoomSettings, findShown } from './setting.store.ts';
import { toSlides } from './slides.ts';
import { findOwn, listHands } from './participant.store.ts';
import { broadcastStatus } from './broadcast-status.ts';

export const handsMax = 100;

type Handlers = {
  readonly [K in RoomNews['kind']]: (room: Room, news: Extract<RoomNews, { kind: K }>) => void | Promise<void>;
};

/** Somebody was silenced, asked up or sent out, perhaps on another process. */
async function sendOwnState(room: Room, key: string): Promise<void> {
  const seats = room.seatsOf(key);
  if (seats.length === 0) return;
  const { isMuted, isOnStage, isRemoved } = await findOwn(room.ctx.read, room.liveId, key);
  if (isRemoved) {
    for (const { line, person } of seats) {
      room.takeOffStage(person);
      line.close(RoomClose.removed);
    }
    return;
  }
  for (const seat of seats) {
    if (seat.isOnStage && !isOnStage) room.takeOffStage(seat.person);
    seat.isOnStage = isOnStage;
  }
  room.sendToPerson(key, { t: 'self', isMuted, isOnStage });
}

async function broadcastHands(room: Room): Promise<void> {
  room.sendToLeaders({ t: 'hands', people: await listHands(room.ctx.read, room.liveId, handsMax) });
}

/** Asked of the database only while several processes have somebody here. */
async function countTwice(room: Room): Promise<number> {
  const nodes = room.presence.nodes(room.node);
  return nodes.length === 0 ? 0 : countOnSeveralNodes(room.ctx.read, room.liveId, nodes);
}

function broadcastPresence(room: Room): void {
  const broadcast = async (): Promise<void> => {
    room.presence.setCountedTwice(await countTwice(room));
    const watching = room.presence.sum(room.node, room.countPeople());
    if (room.lastWatching === watching) return;
    room.lastWatching = watching;
    room.broadcast({ t: 'presence', watching });
  };
  room.throttle.ask('presence', () => {
    broadcast().catch((error: unknown) => room.ctx.log.warn({ err: error, liveId: room.liveId }, 'nobody was counted'));
  });
}

function broadcastReactions(room: Room): void {
  room.reactions.timer ??= setTimeout(() => {
    room.reactions.timer = null;
    const counts = room.reactions.all.take();
    if (counts) room.broadcast({ t: 'reactions', counts });
  }, reactionMs);
}

const handlers: Handlers = {
  chat: (room, { message }) => room.chat(message),
  caption: (room, { caption }) => room.broadcast({ t: 'caption', ...caption }),
  reactions: (room, { counts }) => {
    room.reactions.all.add(counts);
    broadcastReactions(room);
  },
  removed: (room, { id }) => room.removeMessage(id),
  question: async (room, { id }) => {
    const question = await findQuestion(room.ctx.read, room.liveId, id);
    if (question) room.broadcast({ t: 'question', question });
  },
  poll: async (room, { id }) => {
    const poll = await findPoll(room.ctx.read, room.liveId, id);
    if (poll) room.broadcast({ t: 'poll', poll });
  },
  person: (room, { key }) => sendOwnState(room, key),
  ticket: (room, { id, use, socket }) => {
    if (use !== 'room') return;
    for (const seat of room.seats) {
      // A line that was lost without a word is replaced by who comes back; a copy of the ticket replaces, and is replaced.
      if (seat.ticket.id === id && seat.id !== socket) seat.line.close(RoomClose.refused);
    }
  },
  presence: (room, { node, count }) => {
    room.presence.reportCount(node, count);
    broadcastPresence(room);
  },
  presenceAsked: (room) => room.say({ kind: 'presence', node: room.node, count: room.countPeople() }),
  hands: (room) => broadcastHands(room),
  settings: async (room) =>
    room.broadcast({ t: 'settings', settings: await findRoomSettings(room.ctx.read, room.liveId) }),
  slides: async (room) =>
    room.broadcast({ t: 'slides', slides: toSlides(await findShown(room.ctx.read, room.liveId)) }),
  live: (room) => broadcastStatus(room),
  broadcast: async (room) => {
    const broadcast = await findBroadcastState(room.ctx.read, room.liveId, new Date(room.ctx.now()));
    room.broadcast({ t: 'broadcast', broadcast });
  },
};

/** What a process does about news: each reads the truth, and tells those it has. */
export async function handleRoomNews(room: Room, news: RoomNews): Promise<void> {
  // The table has, for each kind, what takes news of that kind.
  const handle = handlers[news.kind] as (room: Room, news: RoomNews) => void | Promise<void>;
  try {
    await handle(room, news);
  } catch (error) {
    room.ctx.log.warn({ err: error, liveId: room.liveId, kind: news.kind }, 'a room could not be told');
  }
}
