import { AvatarKind, firstAvatar } from '@shuyuan/contract/files/default-avatars';
import { useLazyImage } from '../lib/lazy-image.ts';
import classes from './Face.module.css';
import { initialsOf, tintOf } from './initials.ts';

type Props = {
  name: string;
  src?: string | null;
  size?: number;
  /** Where the name stands beside the face, the picture says nothing new to a screen reader. */
  isNamed?: boolean;
};

/** A person's picture, the first preset when there is none (D-171), or the letters of the name when it does not load. */
export function Face({ name, src, size = 40, isNamed = false }: Props) {
  const { ref, address, isBroken, onError } = useLazyImage(src ?? firstAvatar(AvatarKind.user), 'square');
  const hidden = isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      ref={ref}
      className={classes.root}
      data-tint={tintOf(name, 4)}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.36) }}
      {...hidden}
    >
      {isBroken && <span aria-hidden="true">{initialsOf(name)}</span>}
      {address && <img src={address} alt="" width={size} height={size} decoding="async" onError={onError} />}
    </span>
  );
}
