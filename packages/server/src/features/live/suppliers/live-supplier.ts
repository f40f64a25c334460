import type { LiveIdentity } from '@shuyuan/contract/live/live-identity';

/** Why a supplier did not do what it was asked: nobody there, not in time, not willing, no such room, not yet. */
export type SupplierFailure = 'unavailable' | 'timeout' | 'refused' | 'gone' | 'pending';
export class SupplierError extends Error {
  override name = 'SupplierError';
  readonly failure: SupplierFailure;

  constructor(failure: SupplierFailure, cause?: unknown) {
    super(`the live supplier: ${failure}`, { cause });
    this.failure = failure;
  }
}

/** LIVE-ENT-06: the parts that have an address and a token of their own. */
export type JoinPart = 'organizer' | 'panelist' | 'attendee';
export type Join = { readonly url: string; readonly token: string };

/** What a supplier calls the room of a live. Our own room needs no tokens: they are signed when somebody asks. */
export type SupplierRoom = { readonly roomId: string; readonly joins: Readonly<Record<JoinPart, Join>> | null };

export type RoomInput = {
  readonly liveId: string;
  readonly subject: string;
  readonly startTime: number;
  readonly minutes: number;
};
export type RoomStatus = 'ready' | 'running' | 'closed';
export type JoiningPerson = { readonly key: string; readonly name: string };

/** What a supplier tells by itself. */
export type SupplierEvent = {
  /** Names the event: told twice it happened once. */
  readonly id: string;
  readonly liveId: string;
} & (
  | { readonly event: 'room.ready' | 'room.started' | 'room.ended' | 'host.seen' }
  | { readonly event: 'person.entered' | 'person.left'; readonly key: string; readonly identity: LiveIdentity }
);
export type SignedMessage = { readonly message: string; readonly time: string; readonly signature: string };

/** D-052: who carries sound and picture of a live. Everything throws a SupplierError and nothing else. */
export type LiveSupplierPort = {
  /** Asked again for the same live it answers the same room, with what changed. */
  readonly createRoom: (wish: RoomInput) => Promise<SupplierRoom>;
  /** Closing what is closed is nothing. */
  readonly closeRoom: (room: SupplierRoom) => Promise<void>;
  readonly roomStatus: (room: SupplierRoom) => Promise<RoomStatus>;
  /** Where this person enters now, as this identity (D-053). */
  readonly joinUrl: (room: SupplierRoom, person: JoiningPerson, identity: LiveIdentity) => Promise<string>;
  /** What a message says that claims to come from the supplier; `refused` when it does not, or is too old. */
  readonly handleCallback: (message: SignedMessage, now: number) => SupplierEvent;
};
