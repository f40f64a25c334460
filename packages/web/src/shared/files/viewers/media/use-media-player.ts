import type { KeyboardEvent } from 'react';
import type { SourceKind } from './attach-source.ts';
import type { MediaAction } from './media-keys.ts';
import { type MediaState, useMedia } from './use-media.ts';
import { useMaxSpeed } from './use-max-speed.ts';
import { useMediaKeys } from './use-media-keys.ts';
import { usePositionReports } from './use-position-reports.ts';
import { type Source, useSource } from './use-source.ts';

export type MediaOptions = {
  /** `hls` for a playlist, `plain` for a file the browser plays itself. */
  kind?: SourceKind;
  /** Where it is read now; asked again when the token in it has run out. */
  address: () => Promise<string>;
  /** Seconds from the start. */
  position?: number | undefined;
  onPosition?: ((seconds: number) => void) | undefined;
  /** How fast it may be played at most. */
  maxSpeed?: number | undefined;
};

type MediaPlayer = {
  readonly media: MediaState;
  readonly source: Source;
  readonly onKey: (event: KeyboardEvent) => void;
};

/** What video and sound have in common; `around` does what a key asks of more than the element, such as full screen. */
export function useMediaPlayer(
  element: HTMLMediaElement | null,
  { kind = 'plain', address, position, onPosition, maxSpeed }: MediaOptions,
  around: (action: MediaAction) => void,
): MediaPlayer {
  // Before the source: on leaving, the place is told while the element still knows it.
  usePositionReports(element, onPosition);
  useMaxSpeed(element, maxSpeed);
  const source = useSource(element, { kind, address, position });
  return { media: useMedia(element), source, onKey: useMediaKeys(element, around) };
}
