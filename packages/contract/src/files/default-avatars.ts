/** IMAGE-10: whose picture is chosen. */
export const AvatarKind = { user: 0, organization: 1, group: 2 } as const;
export type AvatarKind = (typeof AvatarKind)[keyof typeof AvatarKind];

const folders = {
  [AvatarKind.user]: 'user',
  [AvatarKind.organization]: 'organization',
  [AvatarKind.group]: 'group',
} as const satisfies Record<AvatarKind, string>;

const perKind = 6;

/** D-171: relative, because the client may be served below any path (SHELL-02). Stored by the server: never rename one. */
export const defaultAvatars = (kind: AvatarKind): readonly string[] =>
  Array.from({ length: perKind }, (_, index) => `avatars/${folders[kind]}/${index + 1}.svg`);

/** IMAGE-11: preselected in the chooser; D-171: also the picture of whoever has none. */
export const firstAvatar = (kind: AvatarKind): string => `avatars/${folders[kind]}/1.svg`;

/** A path from outside may only be stored as a preset when it is one; anything else could point anywhere. */
export const isDefaultAvatar = (kind: AvatarKind, path: string): boolean => defaultAvatars(kind).includes(path);
