import type { ErrorCode } from '../../kernel/app-error.ts';
import { LiveIdentity } from '../live-identity.ts';
import type { LiveStatus } from '../live-status.ts';

/**
 * What goes over the socket of a room, in JSON, one message each way at a time. It carries everything but sound and
 * picture, so that a room without its media engine is still a room. Both paths stand below `apiBase`.
 */
export const roomSocketPath = (liveId: string): string => `/live/room/${encodeURIComponent(liveId)}/socket`;
/** Sound and picture of a broadcast, as a browser recorded them. */
export const roomMediaPath = (liveId: string): string => `/live/room/${encodeURIComponent(liveId)}/media`;

/** The first message names it. A server turns away whoever speaks another, which it would misunderstand. */
export const roomProtocolVersion = 1;

/** Closing codes of both sockets that tell a client not to come back as it is. */
export const RoomClose = {
  refused: 4001,
  removed: 4003,
  ended: 4004,
  goingAway: 4010,
  tooSlow: 4011,
  otherVersion: 4012,
} as const;

export const roomLimits = {
  chatMax: 300,
  questionMax: 500,
  answerMax: 1000,
  announcementMax: 300,
  captionMax: 500,
  pollQuestionMax: 200,
  pollOptionMax: 100,
  pollOptionsMin: 2,
  pollOptionsMax: 10,
  slowSecondsMax: 300,
  guestNameMax: 30,
  /** Of one message in either direction; an offer of a browser is about 8 kB. */
  messageBytes: 64 * 1024,
  /** Shown to who comes in. */
  recentMessages: 50,
  /** Older ones are let go: a day-long room must not fill the memory of a phone. */
  keptMessages: 500,
} as const;

export const reactionKinds = ['clap', 'like', 'heart', 'laugh', 'flower', 'surprise'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** `m:` and a member's id, or `g:` and a guest's. */
export type PersonKey = string;
export type RoomPerson = {
  readonly key: PersonKey;
  readonly name: string;
  readonly portrait: string | null;
  readonly identity: LiveIdentity;
};

export type ChatMessage = {
  readonly id: string;
  readonly kind: 'chat' | 'announcement';
  readonly author: RoomPerson;
  readonly text: string;
  readonly time: number;
};
export type RoomQuestion = {
  readonly id: string;
  readonly author: RoomPerson;
  readonly text: string;
  readonly time: number;
  readonly votes: number;
  readonly isAnswered: boolean;
  readonly answer: string | null;
};
export type RoomPoll = {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly isMultiple: boolean;
  readonly isOpen: boolean;
  /** Per option; how many people answered stands beside, because one may choose several. */
  readonly counts: readonly number[];
  readonly voters: number;
};
export type RoomSlides = {
  readonly fileId: string;
  /** An address has no ending to tell it by. */
  readonly kind: 'picture' | 'document';
  readonly path: string;
  readonly page: number;
  readonly pages: number;
};
export type StageFeed = { readonly id: string; readonly person: RoomPerson; readonly source: 'camera' | 'screen' };
/** `generation` grows each time a host begins to send anew: who watches an older one starts over. */
export type BroadcastState = { readonly isOn: boolean; readonly generation: number; readonly mimeType: string | null };
export type RoomSettings = {
  readonly slowSeconds: number;
  readonly isChatOpen: boolean;
  readonly announcement: string;
};
export type StageState = 'off' | 'ready' | 'down';

export type RoomState = {
  readonly self: RoomPerson & { readonly isMuted: boolean; readonly isOnStage: boolean };
  readonly status: LiveStatus;
  readonly startedTime: number | null;
  readonly watching: number;
  readonly settings: RoomSettings;
  /** The latest, oldest first; after a reconnection those since the last one seen. */
  readonly messages: readonly ChatMessage[];
  readonly questions: readonly RoomQuestion[];
  readonly votedQuestionIds: readonly string[];
  readonly polls: readonly RoomPoll[];
  readonly votedPollIds: readonly string[];
  readonly slides: RoomSlides | null;
  readonly stage: StageState;
  readonly feeds: readonly StageFeed[];
  readonly broadcast: BroadcastState;
  /** Only for who leads the room. */
  readonly hands: readonly RoomPerson[];
};

/** `request` is chosen by the client; `done` or `refused` carries it back. */
type Answerable = { readonly request: string };

export type ClientMessage =
  | { readonly t: 'hello'; readonly version: number; readonly ticket: string; readonly since?: string }
  | { readonly t: 'ping' }
  | (Answerable & { readonly t: 'ticket.renew' })
  | (Answerable & { readonly t: 'chat.send'; readonly text: string })
  | (Answerable & { readonly t: 'question.ask'; readonly text: string })
  | (Answerable & { readonly t: 'question.vote'; readonly id: string; readonly isUp: boolean })
  | (Answerable & { readonly t: 'question.answer'; readonly id: string; readonly answer: string | null })
  | (Answerable & { readonly t: 'message.remove'; readonly id: string })
  | (Answerable & {
      readonly t: 'poll.open';
      readonly question: string;
      readonly options: readonly string[];
      readonly isMultiple: boolean;
    })
  | (Answerable & { readonly t: 'poll.vote'; readonly id: string; readonly choices: readonly number[] })
  | (Answerable & { readonly t: 'poll.close'; readonly id: string })
  | { readonly t: 'react'; readonly kind: ReactionKind }
  | (Answerable & { readonly t: 'hand'; readonly isUp: boolean })
  | (Answerable & { readonly t: 'stage.invite'; readonly key: PersonKey; readonly isOnStage: boolean })
  | (Answerable & { readonly t: 'announce'; readonly text: string })
  | (Answerable & { readonly t: 'settings'; readonly slowSeconds?: number; readonly isChatOpen?: boolean })
  | (Answerable & { readonly t: 'person.mute'; readonly key: PersonKey; readonly isMuted: boolean })
  | (Answerable & { readonly t: 'person.remove'; readonly key: PersonKey })
  /** How many pages there are is known to who shows them. */
  | (Answerable & {
      readonly t: 'slides.show';
      readonly fileId: string | null;
      readonly page: number;
      readonly pages?: number;
    })
  | { readonly t: 'caption'; readonly text: string; readonly isFinal: boolean }
  | (Answerable & { readonly t: 'stage.publish'; readonly source: 'camera' | 'screen'; readonly offer: string })
  | (Answerable & { readonly t: 'stage.watch'; readonly feedId: string; readonly offer: string | null })
  | (Answerable & { readonly t: 'stage.answer'; readonly sessionId: string; readonly answer: string })
  | (Answerable & { readonly t: 'stage.leave'; readonly feedId?: string; readonly sessionId?: string });

export type AskedMessage = Extract<ClientMessage, Answerable>;

/** What `done` brings back, by what was asked. Whatever is not named brings nothing. */
export type Answers = {
  readonly 'ticket.renew': { readonly ticket: string };
  readonly 'chat.send': { readonly id: string };
  readonly 'question.ask': { readonly id: string };
  readonly 'poll.open': { readonly id: string };
  readonly 'stage.publish': { readonly feedId: string; readonly answer: string };
  readonly 'stage.watch': { readonly sessionId: string; readonly answer: string | null; readonly offer: string | null };
};
export type AnswerTo<T extends AskedMessage['t']> = T extends keyof Answers ? Answers[T] : null;

export type ServerMessage =
  | { readonly t: 'welcome'; readonly state: RoomState }
  | { readonly t: 'pong' }
  | (Answerable & { readonly t: 'done'; readonly answer: unknown })
  | (Answerable & {
      readonly t: 'refused';
      readonly code: ErrorCode;
      readonly details?: Readonly<Record<string, unknown>>;
    })
  | { readonly t: 'chat'; readonly messages: readonly ChatMessage[] }
  | { readonly t: 'message.removed'; readonly id: string }
  | { readonly t: 'question'; readonly question: RoomQuestion }
  | { readonly t: 'poll'; readonly poll: RoomPoll }
  /** Summed over the last moment for the whole room: never one by one. */
  | { readonly t: 'reactions'; readonly counts: Partial<Record<ReactionKind, number>> }
  | { readonly t: 'presence'; readonly watching: number }
  | { readonly t: 'hands'; readonly people: readonly RoomPerson[] }
  | { readonly t: 'self'; readonly isMuted: boolean; readonly isOnStage: boolean }
  | { readonly t: 'settings'; readonly settings: RoomSettings }
  | { readonly t: 'slides'; readonly slides: RoomSlides | null }
  | { readonly t: 'caption'; readonly person: RoomPerson; readonly text: string; readonly isFinal: boolean }
  | { readonly t: 'live'; readonly status: LiveStatus; readonly startedTime: number | null }
  | { readonly t: 'stage'; readonly state: StageState; readonly feeds: readonly StageFeed[] }
  | { readonly t: 'broadcast'; readonly broadcast: BroadcastState };

/** D-058: who leads a room. Assistants help to lead; they do not begin or end it. */
export const leads = (identity: LiveIdentity): boolean =>
  identity === LiveIdentity.organizer || identity === LiveIdentity.assistant;
/** Who sends sound and picture without being asked up. */
export const speaks = (identity: LiveIdentity): boolean =>
  identity === LiveIdentity.organizer || identity === LiveIdentity.panelist;
