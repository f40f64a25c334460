/** ROLE-04: a label of the members page. It grants nothing: rights come from capabilities and `TeamMemberType` (C-01). */
export const MemberType = { member: 0, administrator: 1, other: 2 } as const;
export type MemberType = (typeof MemberType)[keyof typeof MemberType];

export const memberTypeLabels = {
  [MemberType.member]: 'people.memberType.member',
  [MemberType.administrator]: 'people.memberType.administrator',
  [MemberType.other]: 'people.memberType.other',
} as const satisfies Record<MemberType, string>;

/** ROLE-05: a label too. The documents name 1 only by its key; between ordinary and administrator we read it as expert. */
export const PersonType = { ordinary: 0, expert: 1, administrator: 2 } as const;
export type PersonType = (typeof PersonType)[keyof typeof PersonType];

export const personTypeLabels = {
  [PersonType.ordinary]: 'people.personType.ordinary',
  [PersonType.expert]: 'zxy.199042',
  [PersonType.administrator]: 'people.personType.administrator',
} as const satisfies Record<PersonType, string>;
