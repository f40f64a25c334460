import { reduceRoomState } from '@shuyuan/contract/live/room/reduce-room-state';
import type {
  ChatMessage,
  ReactionKind,
  RoomPerson,
  RoomQuestion,
  RoomState,
  ServerMessage,
} from '@shuyuan/contract/live/room/room-protocol';

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

const fromOthers = ({ room }: RoomView, messages: readonly ChatMessage[]): number =>
  messages.filter(({ author }) => author.key !== room?.self.key).length;

/** What a message of the server makes of what is shown. */
export function reduceRoom(view: RoomView, message: ServerMessage): RoomView {
  if (message.t === 'reactions') return float(view, message.counts);
  if (message.t === 'caption') {
    const { person, text, isFinal } = message;
    return { ...view, caption: text === '' ? null : { person, text, isFinal } };
  }
  const room = reduceRoomState(view.room, message);
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
