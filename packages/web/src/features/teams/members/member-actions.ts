import { mayChangePlace } from '@shuyuan/contract/teams/account-rules';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';

const places = {
  promote: TeamMemberType.administrator,
  demote: TeamMemberType.member,
  handOver: TeamMemberType.owner,
  remove: null,
  leave: null,
} as const satisfies Record<string, TeamMemberType | null>;

export type MemberAction = keyof typeof places;
/** What becomes of a person's place; null: no longer one of them. */
export const placeAfter = (action: MemberAction): TeamMemberType | null => places[action];

type Case = {
  readonly asker: TeamMemberType | null;
  readonly isOneself: boolean;
  readonly from: TeamMemberType;
  readonly enjoyType: EnjoyType;
};

/** D-094: what the reader may do with somebody's place. An expert account is the expert and never handed over. */
export function memberActions({ asker, isOneself, from, enjoyType }: Case): readonly MemberAction[] {
  const offered = isOneself ? (['leave'] as const) : (['promote', 'demote', 'handOver', 'remove'] as const);
  return offered.filter(
    (action) =>
      !(action === 'handOver' && enjoyType === EnjoyType.expert) &&
      mayChangePlace({ asker, isOneself, from, to: places[action] }),
  );
}
