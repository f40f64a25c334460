import type { Identity } from '../kernel/capabilities.ts';
import type { MemberState } from './member-state.ts';

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

const administers = (held: readonly Identity[]): boolean =>
  held.includes('org-admin') || held.includes('platform-admin');

type Membership = { readonly roles: readonly Identity[]; readonly state: MemberState };

/** What the list of members calls somebody. Whoever has left is kept for the record and is no member any more. */
export function memberTypeOf({ roles, state }: Membership): MemberType {
  if (state === 'left') return MemberType.other;
  return administers(roles) ? MemberType.administrator : MemberType.member;
}

/** What the card of a colleague calls them, by the widest of what they are. */
export function personTypeOf(held: readonly Identity[]): PersonType {
  if (administers(held)) return PersonType.administrator;
  return held.includes('expert') ? PersonType.expert : PersonType.ordinary;
}
