import { useEffect, useEffectEvent } from 'react';
import type { Question } from './question.ts';
import { stopBetween } from './stop-between.ts';

/** Nobody sees a dialog behind a film that fills the screen or floats above it. */
function leaveFullView(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
}

/** Pauses a film where it plays over a question, and hands that on. Whoever leaps over one is not stopped. */
export function useQuestionStops(
  film: HTMLMediaElement | null,
  stops: readonly Question[],
  onStop: (question: Question) => void,
): void {
  const follow = useEffectEvent((from: number, to: number): number => {
    const due = film && stopBetween(stops, from, to);
    if (!due) return to;
    film.pause();
    leaveFullView();
    onStop(due);
    // From there it goes on: another question at the same second is asked next.
    return due.second;
  });
  useEffect(() => {
    if (!film) return undefined;
    let last = film.currentTime;
    const onTime = (): void => {
      if (film.seeking || film.paused) return;
      const at = film.currentTime;
      last = at >= last ? follow(last, at) : at;
    };
    const onLeap = (): void => {
      last = film.currentTime;
    };
    film.addEventListener('timeupdate', onTime);
    film.addEventListener('seeked', onLeap);
    film.addEventListener('seeking', onLeap);
    return () => {
      film.removeEventListener('timeupdate', onTime);
      film.removeEventListener('seeked', onLeap);
      film.removeEventListener('seeking', onLeap);
    };
  }, [film]);
}
