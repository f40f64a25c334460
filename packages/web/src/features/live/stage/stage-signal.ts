import type { AnswerTo, AskedMessage } from '@shuyuan/contract/live/room/room-protocol';
import type { RoomEntry } from '../room/room-entry.ts';

type StageQuestion = Extract<AskedMessage['t'], `stage.${'publish' | 'watch' | 'answer' | 'leave'}`>;

/** What is said about the stage over the socket of the room. */
export type StageSignal = <T extends StageQuestion>(
  message: Omit<Extract<AskedMessage, { readonly t: T }>, 'request'> & { readonly t: T },
) => Promise<AnswerTo<T>>;

/** How the stage of this installation is spoken to, as the entry of a room says it. */
export type StageSetup = {
  readonly signal: StageSignal;
  readonly engine: RoomEntry['stage']['engine'];
  readonly offers: RoomEntry['stage']['offers'];
  readonly iceServers: RTCIceServer[];
};
