import { type AvatarKind, defaultAvatars, firstAvatar, isDefaultAvatar } from '@shuyuan/contract/files/default-avatars';

export type AvatarChoice =
  | { readonly kind: 'preset'; readonly path: string }
  | { readonly kind: 'crop'; readonly blob: Blob };

/** IMAGE-11: the first preset; whoever has chosen one before finds that one. */
export const initialChoice = (kind: AvatarKind, current: string | null = null): AvatarChoice => ({
  kind: 'preset',
  path: current !== null && isDefaultAvatar(kind, current) ? current : firstAvatar(kind),
});

const names = {
  0: ['avatar.user.1', 'avatar.user.2', 'avatar.user.3', 'avatar.user.4', 'avatar.user.5', 'avatar.user.6'],
  1: [
    'avatar.organization.1',
    'avatar.organization.2',
    'avatar.organization.3',
    'avatar.organization.4',
    'avatar.organization.5',
    'avatar.organization.6',
  ],
  2: ['avatar.group.1', 'avatar.group.2', 'avatar.group.3', 'avatar.group.4', 'avatar.group.5', 'avatar.group.6'],
} as const satisfies Record<AvatarKind, readonly string[]>;

type PresetName = (typeof names)[AvatarKind][number];

/** The presets of a kind with what is to be seen on them. */
export const presetsOf = (kind: AvatarKind): readonly { readonly path: string; readonly name: PresetName }[] =>
  names[kind].map((name, index) => ({ name, path: defaultAvatars(kind)[index] ?? firstAvatar(kind) }));
