import {
  type ChatMessage,
  roomLimits,
  type RoomPoll,
  type RoomQuestion,
  type RoomState,
  type ServerMessage,
} from './room-protocol.ts';

function joinMessages(before: readonly ChatMessage[], fresh: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Set(before.map(({ id }) => id));
  const added = fresh.filter(({ id }) => !known.has(id));
  return added.length === 0 ? before : [...before, ...added].slice(-roomLimits.keptMessages);
}

/** The place of what is known stays, so that nothing jumps under the finger. */
function put<Item extends RoomQuestion | RoomPoll>(list: readonly Item[], item: Item): readonly Item[] {
  const isKnown = list.some(({ id }) => id === item.id);
  return isKnown ? list.map((other) => (other.id === item.id ? item : other)) : [...list, item];
}

function without(room: RoomState, id: string): RoomState {
  return {
    ...room,
    messages: room.messages.filter((message) => message.id !== id),
    questions: room.questions.filter((question) => question.id !== id),
  };
}

function change(room: RoomState, message: ServerMessage): RoomState {
  switch (message.t) {
    case 'chat':
      return { ...room, messages: joinMessages(room.messages, message.messages) };
    case 'message.removed':
      return without(room, message.id);
    case 'question':
      return { ...room, questions: put(room.questions, message.question) };
    case 'poll':
      return { ...room, polls: put(room.polls, message.poll) };
    case 'presence':
      return { ...room, watching: message.watching };
    case 'hands':
      return { ...room, hands: message.people };
    case 'self':
      return { ...room, self: { ...room.self, isMuted: message.isMuted, isOnStage: message.isOnStage } };
    case 'settings':
      return { ...room, settings: message.settings };
    case 'slides':
      return { ...room, slides: message.slides };
    case 'live':
      return { ...room, status: message.status, startedTime: message.startedTime };
    case 'stage':
      return { ...room, stage: message.state, feeds: message.feeds };
    case 'broadcast':
      return { ...room, broadcast: message.broadcast };
    default:
      return room;
  }
}

/**
 * The state of a room after one more message of the server; null until its first welcome. Whoever has read every message
 * has the state a newcomer is welcomed with. A welcome after a reconnection brings only the messages that were missed.
 */
export function reduceRoomState(room: RoomState | null, message: ServerMessage): RoomState | null {
  if (message.t === 'welcome')
    return { ...message.state, messages: joinMessages(room?.messages ?? [], message.state.messages) };
  return room && change(room, message);
}
