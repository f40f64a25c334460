import { expect, test } from 'vitest';
import { MemberType, PersonType } from '../people/member-types.ts';
import { TeamMemberType, teamMemberTypeLabels } from './team-member-type.ts';

test('[TEAM-03] 0 owns the account, 1 administers it, 2 is an ordinary member', () => {
  expect(TeamMemberType).toEqual({ owner: 0, administrator: 1, member: 2 });
  expect(new Set(Object.values(teamMemberTypeLabels)).size).toBe(3);
});

test('[TEAM-03] C-01: the three member types disagree, so none stands for another', () => {
  expect(TeamMemberType.member).not.toBe(MemberType.member);
  expect(TeamMemberType.administrator).not.toBe(PersonType.administrator);
});
