import { AvatarKind, defaultAvatars } from '@shuyuan/contract/files/default-avatars';
import { creatures } from './avatar-creatures.ts';
import { gatherings } from './avatar-gatherings.ts';
import { places } from './avatar-places.ts';
import type { Drawing } from './avatar-strokes.ts';
import { grounds } from './grounds.ts';

const drawings = {
  [AvatarKind.user]: creatures,
  [AvatarKind.organization]: places,
  [AvatarKind.group]: gatherings,
} as const satisfies Record<AvatarKind, readonly Drawing[]>;

const picture = ({ ground, pieces }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="${grounds[ground]}"/>${pieces.join('')}</svg>\n`;

/** The files of `public/avatars/`: the paths are the contract's, because the server stores them (D-171). */
export const presetPictures: readonly { readonly file: string; readonly svg: string }[] = Object.values(
  AvatarKind,
).flatMap((kind) =>
  defaultAvatars(kind).flatMap((file, index) => {
    const drawing = drawings[kind][index];
    return drawing ? [{ file, svg: picture(drawing) }] : [];
  }),
);
