import { useEffect } from 'react';
import { browserSlot } from '../../../lib/storage.ts';
import { mediaWatch } from './media-watch.ts';
import type { Watching } from './use-reports.ts';

type Options = {
  /** Null: nothing is counted. */
  readonly watching: Watching | null;
  /** Seconds, as the server measured them. */
  readonly total: number;
  /** A sound counts although the page is out of sight; a film does not. */
  readonly isSound: boolean;
  readonly hasEnded: boolean;
};

const chosenSpeed = browserSlot('study.speed');

/** The speed somebody chose holds for the next section, too. */
function rememberSpeed(element: HTMLMediaElement): () => void {
  const speed = Number(chosenSpeed.read());
  if (speed >= 0.5 && speed <= 2) element.playbackRate = speed;
  const keep = (): void => chosenSpeed.write(String(element.playbackRate));
  element.addEventListener('ratechange', keep);
  return () => element.removeEventListener('ratechange', keep);
}

const events = ['timeupdate', 'play', 'pause', 'seeked'] as const;

/** D-178: what plays is told, second by second; a pause is a moment to report. */
export function useMediaWatch(element: HTMLMediaElement | null, options: Options): void {
  const { watching, total, isSound, hasEnded } = options;
  useEffect(() => (element ? rememberSpeed(element) : undefined), [element]);
  useEffect(() => {
    if (!element || !watching) return undefined;
    if (hasEnded) {
      element.pause();
      return undefined;
    }
    const seen = mediaWatch();
    let lastMs = performance.now();
    const isInSight = (): boolean => isSound || document.visibilityState === 'visible';
    const follow = (): void => {
      const nowMs = performance.now();
      const isPlaying = !element.paused && !element.seeking;
      const { currentTime: at, playbackRate: speed } = element;
      const interval = seen.sample({ at, nowMs, speed, isPlaying });
      if (interval) {
        watching.watch(interval, isInSight());
        if (isInSight()) watching.spend(nowMs - lastMs);
      }
      if (interval || !isPlaying) lastMs = nowMs;
      watching.moveTo(at);
    };
    const onPause = (): void => {
      if (!element.ended) watching.report();
    };
    const onEnded = (): void => {
      const interval = seen.end(total);
      if (interval) watching.watch(interval, isInSight());
      watching.moveTo(0);
      watching.report();
    };
    for (const event of events) element.addEventListener(event, follow);
    element.addEventListener('seeking', seen.leap);
    element.addEventListener('pause', onPause);
    element.addEventListener('ended', onEnded);
    return () => {
      for (const event of events) element.removeEventListener(event, follow);
      element.removeEventListener('seeking', seen.leap);
      element.removeEventListener('pause', onPause);
      element.removeEventListener('ended', onEnded);
    };
  }, [element, watching, total, isSound, hasEnded]);
}
