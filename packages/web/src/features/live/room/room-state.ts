import type {
  ChatMessage,
  ReactionKind,
  RoomPerson,
  RoomPoll,
  RoomQuestion,
  RoomState,
  ServerMessage,
} from '@shuyuan/contract/live/room-protocol';

/** Older messages are let go: a day-long room must not fill the memory of a phone. */
export const maxMessages = 500;
/** Of one kind at one moment; the number beside says how many there really were. */
const maxFloating = 6;
const maxBursts = 24;

export type Caption = { readonly person: RoomPerson; readonly text: string; readonly isFinal: boolean };
/** One sign that floats up; `id` keeps them apart. */
export type Burst = { readonly id: number; readonly kind: ReactionKind };

/** What a room shows. `room` is null until its first welcome and stays through every reconnection. */
export type RoomView = {
  readonly room: RoomState | null;
  readonly caption: Caption | null;
  readonly bursts: readonly Burst[];
  readonly burstCount: number;
  /** Grows with each message of somebody else's, for what counts the unread. */
  readonly received: number;
};

export const emptyView: RoomView = { room: null, caption: null, bursts: [], burstCount: 0, received: 0 };

function joinMessages(before: readonly ChatMessage[], fresh: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Set(before.map(({ id }) => id));
  const added = fresh.filter(({ id }) => !known.has(id));
  return added.length === 0 ? before : [...before, ...added].slice(-maxMessages);
}

/** The place of what is known stays, so that nothing jumps under the finger. */
function put<Item extends RoomQuestion | RoomPoll>(list: readonly Item[], item: Item): readonly Item[] {
  const isKnown = list.some(({ id }) => id === item.id);
  return isKnown ? list.map((other) => (other.id === item.id ? item : other)) : [...list, item];
}

/** A reconnection brings only what was missed; what is on the screen stays. */
const welcome = (view: RoomView, state: RoomState): RoomView => ({
  ...view,
  room: { ...state, messages: joinMessages(view.room?.messages ?? [], state.messages) },
});

function float(view: RoomView, counts: Partial<Record<ReactionKind, number>>): RoomView {
  // Keys of a partial record are its kinds.
  const entries = Object.entries(counts) as [ReactionKind, number][];
  const kinds = entries.flatMap(([kind, count]) => Array<ReactionKind>(Math.min(count, maxFloating)).fill(kind));
  const fresh = kinds.map((kind, index) => ({ id: view.burstCount + index, kind }));
  return {
    ...view,
    bursts: [...view.bursts, ...fresh].slice(-maxBursts),
    burstCount: view.burstCount + fresh.length,
  };
}

function without(room: RoomState, id: string): RoomState {
  return {
    ...room,
    messages: room.messages.filter((message) => message.id !== id),
    questions: room.questions.filter((question) => question.id !== id),
  };
}

function reduceState(room: RoomState, message: ServerMessage): RoomState {
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

const fromOthers = ({ room }: RoomView, messages: readonly ChatMessage[]): number =>
  messages.filter(({ author }) => author.key !== room?.self.key).length;

/** What a message of the server makes of what is shown. */
export function reduceRoom(view: RoomView, message: ServerMessage): RoomView {
  if (message.t === 'welcome') return welcome(view, message.state);
  if (message.t === 'reactions') return float(view, message.counts);
  if (message.t === 'caption') {
    const { person, text, isFinal } = message;
    return { ...view, caption: text === '' ? null : { person, text, isFinal } };
  }
  // Nothing is shown before the welcome, so there is nothing to change.
  if (!view.room) return view;
  const room = reduceState(view.room, message);
  if (room === view.room) return view;
  const received = message.t === 'chat' ? view.received + fromOthers(view, message.messages) : view.received;
  return { ...view, room, received };
}

/** What the server does not tell back: whom one has voted for, at once and taken back when it is refused. */
export const withQuestionVote = (room: RoomState, id: string, isUp: boolean): RoomState => ({
  ...room,
  votedQuestionIds: isUp
    ? [...new Set([...room.votedQuestionIds, id])]
    : room.votedQuestionIds.filter((one) => one !== id),
});

export const withPollVote = (room: RoomState, id: string): RoomState => ({
  ...room,
  votedPollIds: [...new Set([...room.votedPollIds, id])],
});

/** Unanswered first, then those most people want answered, then the older. */
export const inOrder = (questions: readonly RoomQuestion[]): readonly RoomQuestion[] =>
  questions.toSorted(
    (one, other) =>
      Number(one.isAnswered) - Number(other.isAnswered) || other.votes - one.votes || one.time - other.time,
  );
