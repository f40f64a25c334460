import { useEffect, useState } from 'react';

/** Less than this is a trembling finger. */
const leastScrollPx = 4;

/** Whether somebody reads on: true while a page is scrolled down, until it is scrolled back or has come to its end. */
export function useScrolledAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const moved = window.scrollY - last;
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - leastScrollPx;
      if (Math.abs(moved) < leastScrollPx && !isAtEnd) return;
      last = window.scrollY;
      setIsAway(moved > 0 && !isAtEnd);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isAway;
}
