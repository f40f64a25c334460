import { useEffect, useState } from 'react';

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

/** Goes to a second of the film, and leaves the keys with it. */
export function seekFilm(film: HTMLMediaElement | null, seconds: number): void {
  if (!film) return;
  film.currentTime = seconds;
  film.focus();
}
