import { useEffect, useState } from 'react';

/** A film that stands at its limit tells a moment more than what was counted of it. */
const slackSeconds = 1;

function moveFilm(film: HTMLMediaElement, seconds: number): void {
  film.currentTime = seconds;
}

/**
 * Brings a film back that was moved ahead of what somebody has seen. Answers the second it was brought back to last; null: it never was.
 * The page alone holds it: what is leapt over is not counted by the server anyway.
 */
export function useNoSkipping(film: HTMLMediaElement | null, furthest: () => number): number | null {
  const [heldAt, setHeldAt] = useState<number | null>(null);
  useEffect(() => {
    if (!film) return undefined;
    const hold = (): void => {
      const most = furthest();
      if (film.currentTime <= most + slackSeconds) return;
      moveFilm(film, most);
      setHeldAt(most);
    };
    // An address may have named a second before anybody listened.
    hold();
    film.addEventListener('seeking', hold);
    return () => film.removeEventListener('seeking', hold);
  }, [film, furthest]);
  return heldAt;
}
