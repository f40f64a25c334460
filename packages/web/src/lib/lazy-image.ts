import { pictureAddress, type PictureShape } from '@shuyuan/contract/files/pictures';
import { type RefCallback, useCallback, useState } from 'react';

/** SHELL-15 */
const lazyImageMargin = '200px';

type LazyImage = {
  readonly ref: RefCallback<Element>;
  /** Undefined until the place is about to be seen, and again when the picture turns out to be broken. */
  readonly address: string | undefined;
  readonly isBroken: boolean;
  /** For the `onError` of the image. */
  readonly onError: () => void;
};

/**
 * Where to fetch a picture once its place is about to be seen. Of a stored picture it is the copy that fits the place,
 * which is why the place must have its width before the picture is there.
 */
export function useLazyImage(src: string, shape: PictureShape = 'whole'): LazyImage {
  const [widthPx, setWidthPx] = useState<number | null>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const ref = useCallback<RefCallback<Element>>((element) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setWidthPx(element.clientWidth);
        observer.disconnect();
      },
      { rootMargin: lazyImageMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fitting = pictureAddress(src, { widthPx: widthPx ?? 0, pixelRatio: window.devicePixelRatio, shape });
  // Where the copy is missing the picture itself may still be there.
  const address = widthPx === null ? undefined : [fitting, src].find((one) => !broken.includes(one));
  const onError = (): void => (address === undefined ? undefined : setBroken([...broken, address]));
  return { ref, address, isBroken: broken.includes(src), onError };
}
