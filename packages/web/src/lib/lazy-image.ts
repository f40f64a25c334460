import { type RefCallback, useCallback, useState } from 'react';

/** SHELL-15 */
const lazyImageMargin = '200px';

/** Gives an image its address only when it is about to be seen: `<img {...useLazyImage(url)} />`. */
export function useLazyImage(src: string): { ref: RefCallback<Element>; src: string | undefined } {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback<RefCallback<Element>>((element) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: lazyImageMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, src: isNear ? src : undefined };
}
