import type { AccountState } from './account-life.ts';
import { keepsMembers, mayChangePlace, ownsAccount } from './account-rules.ts';
import { EnjoyType } from './enjoy-type.ts';
import { TeamMemberType } from './team-member-type.ts';

const places = {
  promote: TeamMemberType.administrator,
  demote: TeamMemberType.member,
  handOver: TeamMemberType.owner,
  remove: null,
  leave: null,
} as const satisfies Record<string, TeamMemberType | null>;

export type MemberAction = keyof typeof places;
export const memberActions = ['promote', 'demote', 'handOver', 'remove', 'leave'] as const satisfies MemberAction[];
/** What becomes of a person's place; null: no longer one of them. */
export const placeAfter = (action: MemberAction): TeamMemberType | null => places[action];

type Caller = { readonly callerRole: TeamMemberType | null; readonly state: AccountState };

/** TEAM-04, D-094: what the caller may do with an account. An owner is also told why nothing can be edited now. */
export function accountCan({ callerRole, state }: Caller) {
  const isOwner = ownsAccount(callerRole);
  return { edit: isOwner, distribute: isOwner, manageMembers: state === 'active' && keepsMembers(callerRole) };
}

type Case = Caller & {
  readonly isOneself: boolean;
  readonly from: TeamMemberType;
  readonly enjoyType: EnjoyType;
};

/** D-094: what the caller may do with somebody's place. An expert account is the expert and never handed over. */
export function memberCan({ callerRole, state, isOneself, from, enjoyType }: Case): Record<MemberAction, boolean> {
  const asker = state === 'active' ? callerRole : null;
  const may = (action: MemberAction) =>
    isOneself === (action === 'leave') && mayChangePlace({ asker, isOneself, from, to: places[action] });
  return {
    promote: may('promote'),
    demote: may('demote'),
    handOver: enjoyType !== EnjoyType.expert && may('handOver'),
    remove: may('remove'),
    leave: may('leave'),
  };
}
