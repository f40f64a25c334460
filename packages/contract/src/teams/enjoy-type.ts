import { AvatarKind } from '../files/default-avatars.ts';

/** C-38: the kind of a share account; each has its own badge (TEAM-13). */
export const EnjoyType = { expert: 0, team: 1, official: 2 } as const;
export type EnjoyType = (typeof EnjoyType)[keyof typeof EnjoyType];
export const enjoyTypes = Object.values(EnjoyType);

export const enjoyTypeLabels = {
  [EnjoyType.expert]: 'teams.enjoyType.expert',
  [EnjoyType.team]: 'teams.enjoyType.team',
  [EnjoyType.official]: 'teams.enjoyType.official',
} as const satisfies Record<EnjoyType, string>;

/** IMAGE-10: whose pictures are offered for an account of a kind. */
export const avatarKindOf = {
  [EnjoyType.expert]: AvatarKind.user,
  [EnjoyType.team]: AvatarKind.group,
  [EnjoyType.official]: AvatarKind.organization,
} as const satisfies Record<EnjoyType, AvatarKind>;
