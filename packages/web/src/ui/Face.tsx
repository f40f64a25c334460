import { useState } from 'react';
import classes from './Face.module.css';
import { initialsOf, tintOf } from './initials.ts';

type Props = {
  name: string;
  src?: string | null;
  size?: number;
  /** Where the name stands beside the face, the picture says nothing new to a screen reader. */
  isNamed?: boolean;
};

/** A person's picture, or the letters of the name when there is none or it cannot be loaded. */
export function Face({ name, src, size = 40, isNamed = false }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const hidden = isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const hasPicture = src && src !== brokenSrc;
  return (
    <span
      className={classes.root}
      data-tint={tintOf(name, 4)}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.36) }}
      {...hidden}
    >
      {hasPicture ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </span>
  );
}
