import { useState } from 'react';
import { useLazyImage } from '../lib/lazy-image.ts';
import { classNames } from './class-names.ts';
import classes from './LazyImage.module.css';

type Props = {
  src: string;
  alt: string;
  /** Width to height, such as `16 / 9`: the place is reserved before the first byte arrives, so nothing jumps. */
  ratio?: string;
  className?: string | undefined;
};

export function LazyImage({ src, alt, ratio = '16 / 9', className }: Props) {
  const { ref, src: nearSrc } = useLazyImage(src);
  const [settled, setSettled] = useState<{ src: string; isBroken: boolean } | null>(null);
  const state = settled?.src !== src ? 'loading' : settled.isBroken ? 'broken' : 'shown';
  return (
    <span ref={ref} className={classNames(classes.root, className)} style={{ aspectRatio: ratio }} data-state={state}>
      {nearSrc && state !== 'broken' && (
        <img
          src={nearSrc}
          alt={alt}
          decoding="async"
          onLoad={() => setSettled({ src, isBroken: false })}
          onError={() => setSettled({ src, isBroken: true })}
        />
      )}
      {state === 'broken' && <span className={classes.alt}>{alt}</span>}
    </span>
  );
}
