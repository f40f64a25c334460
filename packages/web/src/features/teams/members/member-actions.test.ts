import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { expect, test } from 'vitest';
import { memberActions, placeAfter } from './member-actions.ts';

const { owner, administrator, member } = TeamMemberType;
const offered = (
  asker: TeamMemberType | null,
  from: TeamMemberType,
  more: Partial<Parameters<typeof memberActions>[0]> = {},
) => memberActions({ asker, isOneself: false, from, enjoyType: EnjoyType.team, ...more });

test('[TEAM-03] D-094: the owner promotes, hands over and removes; administrators remove ordinary members', () => {
  expect(offered(owner, member)).toEqual(['promote', 'handOver', 'remove']);
  expect(offered(owner, administrator)).toEqual(['demote', 'handOver', 'remove']);
  expect(offered(administrator, member)).toEqual(['remove']);
  expect(offered(administrator, administrator)).toEqual([]);
  expect(offered(administrator, owner)).toEqual([]);
  expect([offered(member, member), offered(null, member)]).toEqual([[], []]);
});

test('[TEAM-03] D-094: anybody but the owner may leave', () => {
  expect(offered(member, member, { isOneself: true })).toEqual(['leave']);
  expect(offered(administrator, administrator, { isOneself: true })).toEqual(['leave']);
  expect(offered(owner, owner, { isOneself: true })).toEqual([]);
  expect(placeAfter('leave')).toBeNull();
});

test('[TEAM-03] an expert account is never handed over', () => {
  expect(offered(owner, member, { enjoyType: EnjoyType.expert })).toEqual(['promote', 'remove']);
});
