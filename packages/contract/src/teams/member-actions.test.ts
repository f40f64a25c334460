import { expect, test } from 'vitest';
import { EnjoyType } from './enjoy-type.ts';
import { accountCan, memberActions, memberCan, placeAfter } from './member-actions.ts';
import { TeamMemberType } from './team-member-type.ts';

const { owner, administrator, member } = TeamMemberType;
const offered = (
  callerRole: TeamMemberType | null,
  from: TeamMemberType,
  more: Partial<Parameters<typeof memberCan>[0]> = {},
) => {
  const can = memberCan({ callerRole, state: 'active', isOneself: false, from, enjoyType: EnjoyType.team, ...more });
  return memberActions.filter((action) => can[action]);
};

test('[TEAM-04] only the owner edits and distributes; owner and administrators of an open account keep its people', () => {
  const of = (callerRole: TeamMemberType | null) => accountCan({ callerRole, state: 'active' });
  expect(of(owner)).toEqual({ edit: true, distribute: true, manageMembers: true });
  expect(of(administrator)).toEqual({ edit: false, distribute: false, manageMembers: true });
  for (const role of [member, null]) expect(of(role)).toEqual({ edit: false, distribute: false, manageMembers: false });
  expect(accountCan({ callerRole: owner, state: 'closed' })).toMatchObject({ edit: true, manageMembers: false });
});

test('[TEAM-03] D-094: the owner promotes, hands over and removes; administrators remove ordinary members', () => {
  expect(offered(owner, member)).toEqual(['promote', 'handOver', 'remove']);
  expect(offered(owner, administrator)).toEqual(['demote', 'handOver', 'remove']);
  expect(offered(administrator, member)).toEqual(['remove']);
  expect(offered(administrator, administrator)).toEqual([]);
  expect(offered(administrator, owner)).toEqual([]);
  expect([offered(member, member), offered(null, member)]).toEqual([[], []]);
});

test('[TEAM-03] D-094: anybody but the owner may leave, and nobody changes anything in a closed account', () => {
  expect(offered(member, member, { isOneself: true })).toEqual(['leave']);
  expect(offered(administrator, administrator, { isOneself: true })).toEqual(['leave']);
  expect(offered(owner, owner, { isOneself: true })).toEqual([]);
  expect(offered(owner, member, { state: 'closed' })).toEqual([]);
  expect(placeAfter('leave')).toBeNull();
});

test('[TEAM-03] an expert account is never handed over', () => {
  expect(offered(owner, member, { enjoyType: EnjoyType.expert })).toEqual(['promote', 'remove']);
});
