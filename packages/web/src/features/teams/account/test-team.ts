import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { accountCan, memberCan } from '@shuyuan/contract/teams/member-actions';
import type { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import type { Account } from './account.ts';

/** A team of two whose page is read by one of its people, or by somebody else. */
export const teamOf = (memberType: TeamMemberType | null, changes: Partial<Account> = {}): Account => ({
  id: 'a1',
  name: 'Lean circle',
  headPortrait: null,
  headPortraitPath: 'avatars/group/2.svg',
  desc: 'One place at a time.',
  enjoyType: EnjoyType.team,
  attentionId: null,
  attentionNum: 4,
  contentNum: 2,
  state: 'active',
  lstRelationTopic: [{ topicId: 't1', topicName: 'Lean' }],
  memberNum: 2,
  owner: { id: 'm9', fullName: 'Song Qinghe', hasLeft: false },
  createTime: 0,
  currentMember: memberType === null ? null : { memberType },
  can: accountCan({ callerRole: memberType, state: changes.state ?? 'active' }),
  isPending: false,
  ...changes,
});

/** One of its people, as the reader m1 sees them. */
export const memberOf = (account: Account) => (memberId: string, memberName: string, memberType: TeamMemberType) => ({
  memberId,
  memberName,
  portrait: null,
  organizationName: 'Suzhou works',
  memberType,
  joinTime: 0,
  can: memberCan({
    callerRole: account.currentMember?.memberType ?? null,
    state: account.state,
    enjoyType: account.enjoyType,
    isOneself: memberId === 'm1',
    from: memberType,
  }),
});
