import type { FeedPlace, SessionPlace, StageEvent, StageReason } from '../stage-engine.ts';
import type { DriverSettings } from './media-driver.ts';

/** What the server asks of the process that carries the media. The first is always `open`. */
export type SfuRequest =
  | ({ readonly ask: 'open'; readonly isNative: boolean; readonly maxViewers: number } & DriverSettings)
  | ({ readonly ask: 'publish'; readonly offer: string } & FeedPlace)
  | ({ readonly ask: 'watch'; readonly offer: string } & FeedPlace & SessionPlace)
  | ({ readonly ask: 'leaveFeed' } & FeedPlace)
  | ({ readonly ask: 'leaveSession' } & SessionPlace)
  | { readonly ask: 'closeRoom'; readonly room: string }
  | { readonly ask: 'health' };

export type SfuQuestion = { readonly id: number; readonly request: SfuRequest };

export type SfuOpened = {
  readonly driver: 'node-datachannel' | 'werift';
  readonly udpPort: number;
  readonly maxViewers: number;
  /** Why the native library is not used although it was asked for. */
  readonly whyNotNative: string | null;
};
export type SfuCounts = { readonly feeds: number; readonly viewers: number };
export type SfuResult = SfuOpened | SfuCounts | { readonly answer: string } | null;

export type SfuAnswer =
  | { readonly id: number; readonly result: SfuResult }
  /** `reason` null: a mistake, not a refusal. */
  | { readonly id: number; readonly reason: StageReason | null; readonly details: string };

export type SfuMessage = SfuAnswer | { readonly event: StageEvent };
