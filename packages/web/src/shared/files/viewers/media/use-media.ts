import { useEffect, useState } from 'react';
import { bufferedStretches, type Stretch } from './media-time.ts';

export type MediaState = {
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  readonly now: number;
  readonly duration: number;
  readonly buffered: readonly Stretch[];
  readonly volume: number;
  readonly isMuted: boolean;
  readonly speed: number;
};

const atRest: MediaState = {
  isPlaying: false,
  isWaiting: false,
  now: 0,
  duration: 0,
  buffered: [],
  volume: 1,
  isMuted: false,
  speed: 1,
};

const events = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'seeking',
  'seeked',
  'timeupdate',
  'durationchange',
  'loadedmetadata',
  'progress',
  'volumechange',
  'ratechange',
  'emptied',
] as const;

function read(element: HTMLMediaElement): MediaState {
  const duration = Number.isFinite(element.duration) ? element.duration : 0;
  return {
    isPlaying: !element.paused && !element.ended,
    isWaiting: !element.paused && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    now: element.currentTime,
    duration,
    buffered: bufferedStretches(element.buffered, duration),
    volume: element.volume,
    isMuted: element.muted,
    speed: element.playbackRate,
  };
}

/** What a player shows of its element, as of the last thing that happened to it. */
export function useMedia(element: HTMLMediaElement | null): MediaState {
  const [state, setState] = useState(atRest);
  useEffect(() => {
    if (!element) return undefined;
    const update = () => setState(read(element));
    for (const event of events) element.addEventListener(event, update);
    update();
    return () => {
      for (const event of events) element.removeEventListener(event, update);
    };
  }, [element]);
  return state;
}
