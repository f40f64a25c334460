import type { ChatMessage, ReactionKind, RoomPerson } from '@shuyuan/contract/live/room/room-protocol';
import type { Bus, BusNews } from '../../../platform/bus.ts';

type Counts = Partial<Record<ReactionKind, number>>;
type Caption = { readonly person: RoomPerson; readonly text: string; readonly isFinal: boolean };

/**
 * What processes tell each other about a room. Mostly only that something is another now: each reads it for itself. What
 * is said by many, often, carries itself, because it is small: a chat message of 300 characters is.
 */
export type RoomNews =
  | { readonly kind: 'chat'; readonly message: ChatMessage }
  | { readonly kind: 'caption'; readonly caption: Caption }
  | { readonly kind: 'reactions'; readonly counts: Counts }
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'question'; readonly id: string }
  | { readonly kind: 'poll'; readonly id: string }
  | { readonly kind: 'person'; readonly key: string }
  /** A ticket has just opened this socket; whichever it opened before is closed. */
  | { readonly kind: 'ticket'; readonly id: string; readonly use: 'room' | 'watch'; readonly socket: string }
  | { readonly kind: 'presence'; readonly node: string; readonly count: number }
  | { readonly kind: 'presenceAsked' | 'hands' | 'settings' | 'slides' | 'live' | 'broadcast' };

/** As the bus takes it: flat. */
const flat = ({ kind, ...rest }: RoomNews): BusNews => ({ kind, rest: JSON.stringify(rest) });

/** Only `tellRoom` publishes on these topics. */
const read = ({ kind, rest }: BusNews): RoomNews => ({ kind, ...JSON.parse(String(rest)) }) as RoomNews;

const topicOf = (liveId: string): string => `live.room.${liveId}`;

export const broadcastToRoom = (bus: Bus, liveId: string, news: RoomNews): void =>
  bus.publish(topicOf(liveId), flat(news));

export const subscribeToRoom = (bus: Bus, liveId: string, listener: (news: RoomNews) => void): (() => void) =>
  bus.subscribe(topicOf(liveId), (news) => listener(read(news)));

/** Told by whoever changes the stored status of a live: `tenantId`, `liveId`, `status`. */
export const liveChanged = 'live:changed';
