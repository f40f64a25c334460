import { useEffect, useState } from 'react';

/** What floats above the controls, in lines from the lower edge. */
const lineAboveControls = -4;

function showTrack({ textTracks }: HTMLVideoElement, shown: number): void {
  for (const [index, track] of [...textTracks].entries()) track.mode = index === shown ? 'showing' : 'disabled';
}

/** Above the controls while those are there. */
function placeCues({ activeCues }: TextTrack, isRaised: boolean): void {
  for (const cue of activeCues ?? []) if (cue instanceof VTTCue) cue.line = isRaised ? lineAboveControls : 'auto';
}

export type Subtitles = {
  /** Index of the shown track; -1: none. */
  readonly shown: number;
  readonly show: (index: number) => void;
  readonly toggle: () => void;
};

/** Shows one track of the element, drawn by the browser itself: full screen and picture in picture keep it. */
export function useSubtitles(element: HTMLVideoElement | null, count: number, begin: number): Subtitles {
  const [shown, setShown] = useState(begin);
  const [last, setLast] = useState(Math.max(0, begin));
  useEffect(() => {
    if (element) showTrack(element, shown);
  }, [element, shown, count]);
  const show = (index: number): void => {
    setShown(index);
    if (index >= 0) setLast(index);
  };
  return { shown, show, toggle: () => count > 0 && show(shown < 0 ? last : -1) };
}

/** Controls and subtitles share the lower edge; while the controls are there, the words stand above them. */
export function useRaisedCues(element: HTMLVideoElement | null, shown: number, isRaised: boolean): void {
  useEffect(() => {
    const track = element?.textTracks[shown];
    if (!track) return undefined;
    const place = (): void => placeCues(track, isRaised);
    place();
    track.addEventListener('cuechange', place);
    return () => track.removeEventListener('cuechange', place);
  }, [element, shown, isRaised]);
}
