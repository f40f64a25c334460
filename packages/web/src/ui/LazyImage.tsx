import { type ReactNode, useState } from 'react';
import { useLazyImage } from '../lib/lazy-image.ts';
import { classNames } from './class-names.ts';
import classes from './LazyImage.module.css';

type Props = {
  src: string;
  alt: string;
  /** Width to height, such as `16 / 9`: the place is reserved before the first byte arrives, so nothing jumps. */
  ratio?: string;
  /** Stands in the place of a picture that cannot be shown; the words of `alt` otherwise. */
  fallback?: ReactNode;
  className?: string | undefined;
};

export function LazyImage({ src, alt, ratio = '16 / 9', fallback, className }: Props) {
  const { ref, address, isBroken, onError } = useLazyImage(src);
  const [shown, setShown] = useState<string | null>(null);
  const state = isBroken ? 'broken' : address !== undefined && shown === address ? 'shown' : 'loading';
  return (
    <span ref={ref} className={classNames(classes.root, className)} style={{ aspectRatio: ratio }} data-state={state}>
      {address && (
        <img
          src={address}
          alt={alt}
          decoding="async"
          onLoad={() => setShown(address)}
          onError={onError}
          key={address}
        />
      )}
      {isBroken && (fallback ?? <span className={classes.alt}>{alt}</span>)}
    </span>
  );
}
