/** TEAM-03: the place of a person in a share account. The only one of the three member types that decides rights (C-01). */
export const TeamMemberType = { owner: 0, administrator: 1, member: 2 } as const;
export type TeamMemberType = (typeof TeamMemberType)[keyof typeof TeamMemberType];

export const teamMemberTypeLabels = {
  [TeamMemberType.owner]: 'teams.memberType.owner',
  [TeamMemberType.administrator]: 'teams.memberType.administrator',
  [TeamMemberType.member]: 'teams.memberType.member',
} as const satisfies Record<TeamMemberType, string>;
