import type { MediaAction } from './media-keys.ts';
import { nextSpeed } from './media-time.ts';

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

export function togglePlay(element: HTMLMediaElement): void {
  // A browser may refuse to play without a click; then it stays as it was.
  if (element.paused || element.ended) void element.play().catch(() => undefined);
  else element.pause();
}

export function seekTo(element: HTMLMediaElement, seconds: number): void {
  if (Number.isFinite(element.duration)) element.currentTime = clamp(seconds, element.duration);
}

export function setVolume(element: HTMLMediaElement, volume: number): void {
  element.volume = clamp(volume, 1);
  element.muted = element.volume === 0;
}

export function toggleMute(element: HTMLMediaElement): void {
  element.muted = !element.muted;
  if (!element.muted && element.volume === 0) element.volume = 0.5;
}

export function setSpeed(element: HTMLMediaElement, speed: number): void {
  element.playbackRate = speed;
}

/** Does what a key asks of the element itself; false when it asks for something around it. */
export function perform(element: HTMLMediaElement, action: MediaAction): boolean {
  switch (action.do) {
    case 'toggle':
      togglePlay(element);
      return true;
    case 'seek':
      seekTo(element, element.currentTime + action.by);
      return true;
    case 'jump':
      seekTo(element, action.to * element.duration);
      return true;
    case 'volume':
      setVolume(element, element.volume + action.by);
      return true;
    case 'speed':
      setSpeed(element, nextSpeed(element.playbackRate, action.direction));
      return true;
    case 'mute':
      toggleMute(element);
      return true;
    default:
      return false;
  }
}
