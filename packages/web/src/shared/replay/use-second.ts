import { useEffect, useState } from 'react';
import { useSearchParams } from '../../lib/route-values.ts';

/** The whole second a film is at: what stands beside it need not change more often. */
export function useSecond(film: HTMLMediaElement | null): number {
  const [second, setSecond] = useState(0);
  useEffect(() => {
    if (!film) return undefined;
    const update = () => setSecond(Math.floor(film.currentTime));
    film.addEventListener('timeupdate', update);
    film.addEventListener('seeked', update);
    update();
    return () => {
      film.removeEventListener('timeupdate', update);
      film.removeEventListener('seeked', update);
    };
  }, [film]);
  return second;
}

function moveFilm(film: HTMLMediaElement, seconds: number): void {
  film.currentTime = seconds;
}

/** Goes to a second of the film, and leaves the keys with it. */
export function seekFilm(film: HTMLMediaElement | null, seconds: number): void {
  if (!film) return;
  moveFilm(film, seconds);
  film.focus();
}

/** Begins where the address says, once there is a film to go to: a source of the assistant names its second. */
export function useStartSecond(film: HTMLMediaElement | null): void {
  const { seconds } = useSearchParams();
  useEffect(() => {
    if (!film || seconds === undefined || !/^\d{1,6}$/.test(seconds)) return undefined;
    const start = () => moveFilm(film, Number(seconds));
    if (film.readyState > 0) start();
    film.addEventListener('loadedmetadata', start, { once: true });
    return () => film.removeEventListener('loadedmetadata', start);
  }, [film, seconds]);
}
